//! The rules as pages with pictures, and the help, made from the list of commands.

use super::commands;
use super::components::{CustomId, rules};
use super::picture::{Picture, Subject};
use super::reply::{Button, MenuOption, Reply};
use super::wording::face_name;
use crate::game::GameId;
use crate::locale::Words;
use crate::rules::Face;

/// The pages: an overview, one for each face, and the end.
const PAGES: usize = Face::ALL.len() + 2;

/// How many characters the commands of a page of the help may take, so that what stands above them fits too.
const HELP: usize = 1450;

/// The page numbered `page`; the last one for a higher number.
pub fn rules(words: Words<'_>, page: usize) -> Reply {
    let page = page.min(PAGES - 1);
    let face = page
        .checked_sub(1)
        .and_then(|index| Face::ALL.get(index))
        .copied();
    let title = words.say_with(
        "rules-title",
        &[("page", (page + 1).into()), ("pages", PAGES.into())],
    );
    let mut reply = Reply::text(text(words, page)).under(&title);
    if let Some(face) = face {
        reply = reply.with_picture(Picture {
            name: format!("deblockle-rules-{}", face.letter().to_ascii_lowercase()),
            subject: Subject::Hop(face),
            description: words.say(&format!("rules-picture-{}", key(face))),
        });
    }
    // The buttons and the menu need ids of their own, so the rest says which it is.
    let id = |rest: String| CustomId::new(&rules::Page, GameId(0), 0, rest);
    let options = (0..PAGES).map(|page| MenuOption::new(page.to_string(), heading(words, page)));
    let options = options
        .enumerate()
        .map(|(index, option)| option.chosen_if(index == page))
        .collect();
    reply
        .with_menu(id("menu".to_owned()), words.say("rules-menu"), options)
        .with_buttons([
            Button::new(
                id(page.saturating_sub(1).to_string()),
                words.say("button-previous"),
            )
            .enabled_if(page > 0),
            Button::new(id((page + 1).to_string()), words.say("button-next"))
                .enabled_if(page + 1 < PAGES),
        ])
}

fn text(words: Words<'_>, page: usize) -> String {
    match page.checked_sub(1).map(|index| Face::ALL.get(index)) {
        None => words.say("rules-overview"),
        Some(Some(face)) => words.say(&format!("rules-{}", key(*face))),
        Some(None) => words.say("rules-end"),
    }
}

fn heading(words: Words<'_>, page: usize) -> String {
    match page.checked_sub(1).map(|index| Face::ALL.get(index)) {
        None => words.say("rules-heading-overview"),
        Some(Some(face)) => face_name(words, *face),
        Some(None) => words.say("rules-heading-end"),
    }
}

fn key(face: Face) -> &'static str {
    match face {
        Face::Star => "star",
        Face::Stop => "stop",
        Face::Cross => "cross",
        Face::X => "x",
        Face::Slider => "slider",
        Face::Hoops => "hoops",
    }
}

/// What the bot can do: every command with its description, as many on a page as fit into a message; the last page for a higher number.
pub fn help(words: Words<'_>, page: usize) -> Reply {
    let mut pages: Vec<Vec<String>> = vec![Vec::new()];
    for command in commands::ALL {
        let path = commands::path(*command, "-");
        let line = format!(
            "`/{} {}` {}",
            command.root(),
            commands::path(*command, " "),
            words.say(&format!("command-{path}"))
        );
        let fits = |lines: &Vec<String>| {
            let length = |line: &String| line.chars().count() + 1;
            lines.iter().map(length).sum::<usize>() + length(&line) <= HELP
        };
        match pages.last_mut().filter(|lines| fits(lines)) {
            Some(lines) => lines.push(line),
            None => pages.push(vec![line]),
        }
    }
    let page = page.min(pages.len() - 1);
    let commands = pages[page].join("\n");
    let id = |page: usize| CustomId::new(&rules::Help, GameId(0), 0, page);
    let before = page.checked_sub(1);
    Reply::text(words.say_with("help-message", &[("commands", commands.into())])).with_buttons([
        Button::new(
            id(before.unwrap_or(pages.len())),
            words.say("button-previous"),
        )
        .enabled_if(before.is_some()),
        Button::new(id(page + 1), words.say("button-next")).enabled_if(page + 1 < pages.len()),
        Button::new(
            CustomId::new(&rules::Page, GameId(0), 0, 0),
            words.say("button-rules"),
        ),
    ])
}
