//! The list of all routes.

use std::fmt;

use axum::http::Method;
use serde::{Deserialize, Serialize};

use super::{Handler, Needs, applications, callbacks, channels, messages, servers, webhooks};

macro_rules! routes {
    ($($name:ident $method:ident $template:literal $needs:ident $handler:path;)*) => {
        /// A route of the API that the sandbox knows.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum RouteName {
            $(#[doc = concat!("`", stringify!($method), " ", $template, "`")] $name,)*
        }

        impl RouteName {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The path with the names of its parts in braces, as Discord's documentation writes it.
            pub fn template(self) -> &'static str {
                match self { $(Self::$name => $template),* }
            }

            /// GET, POST and so on.
            pub fn method(self) -> &'static str {
                match self { $(Self::$name => stringify!($method)),* }
            }

            pub(super) fn handler(self) -> (Needs, Handler) {
                match self { $(Self::$name => (Needs::$needs, $handler)),* }
            }
        }
    };
}

routes! {
    GetGateway GET "/gateway" Nothing applications::get_gateway;
    GetGatewayBot GET "/gateway/bot" Bot applications::get_gateway_bot;
    GetMe GET "/users/@me" Bot applications::get_me;
    GetMyGuilds GET "/users/@me/guilds" Bot servers::list_mine;
    LeaveGuild DELETE "/users/@me/guilds/{guild_id}" Bot servers::leave;
    CreateDirectMessages POST "/users/@me/channels" Bot channels::create_direct;
    GetUser GET "/users/{user_id}" Bot servers::get_user;
    GetMyApplication GET "/applications/@me" Bot applications::get_application;
    GetMyOauthApplication GET "/oauth2/applications/@me" Bot applications::get_application;
    GetCommands GET "/applications/{application_id}/commands" Bot applications::list_commands;
    PutCommands PUT "/applications/{application_id}/commands" Bot applications::put_commands;
    CreateCommand POST "/applications/{application_id}/commands" Bot applications::create_command;
    GetCommand GET "/applications/{application_id}/commands/{command_id}" Bot applications::get_command;
    EditCommand PATCH "/applications/{application_id}/commands/{command_id}" Bot applications::edit_command;
    DeleteCommand DELETE "/applications/{application_id}/commands/{command_id}" Bot applications::delete_command;
    GetGuildCommands GET "/applications/{application_id}/guilds/{guild_id}/commands" Bot applications::list_commands;
    PutGuildCommands PUT "/applications/{application_id}/guilds/{guild_id}/commands" Bot applications::put_commands;
    CreateGuildCommand POST "/applications/{application_id}/guilds/{guild_id}/commands" Bot applications::create_command;
    GetGuildCommand GET "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}" Bot applications::get_command;
    EditGuildCommand PATCH "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}" Bot applications::edit_command;
    DeleteGuildCommand DELETE "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}" Bot applications::delete_command;
    CreateInteractionResponse POST "/interactions/{interaction_id}/{interaction_token}/callback" Nothing callbacks::create;
    CreateFollowup POST "/webhooks/{webhook_id}/{webhook_token}" Nothing webhooks::create;
    GetOriginalResponse GET "/webhooks/{webhook_id}/{webhook_token}/messages/@original" Nothing webhooks::get;
    EditOriginalResponse PATCH "/webhooks/{webhook_id}/{webhook_token}/messages/@original" Nothing webhooks::edit;
    DeleteOriginalResponse DELETE "/webhooks/{webhook_id}/{webhook_token}/messages/@original" Nothing webhooks::delete;
    GetFollowup GET "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}" Nothing webhooks::get;
    EditFollowup PATCH "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}" Nothing webhooks::edit;
    DeleteFollowup DELETE "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}" Nothing webhooks::delete;
    GetChannel GET "/channels/{channel_id}" Bot channels::get;
    EditChannel PATCH "/channels/{channel_id}" Bot channels::edit;
    DeleteChannel DELETE "/channels/{channel_id}" Bot channels::delete;
    Typing POST "/channels/{channel_id}/typing" Bot channels::typing;
    CreateThread POST "/channels/{channel_id}/threads" Bot channels::create_thread;
    CreateThreadFromMessage POST "/channels/{channel_id}/messages/{message_id}/threads" Bot channels::create_thread;
    JoinThread PUT "/channels/{channel_id}/thread-members/@me" Bot channels::join_thread;
    LeaveThread DELETE "/channels/{channel_id}/thread-members/@me" Bot channels::leave_thread;
    AddThreadMember PUT "/channels/{channel_id}/thread-members/{user_id}" Bot channels::add_to_thread;
    RemoveThreadMember DELETE "/channels/{channel_id}/thread-members/{user_id}" Bot channels::take_from_thread;
    GetThreadMember GET "/channels/{channel_id}/thread-members/{user_id}" Bot channels::thread_member;
    GetThreadMembers GET "/channels/{channel_id}/thread-members" Bot channels::thread_members;
    GetMessages GET "/channels/{channel_id}/messages" Bot messages::list;
    CreateMessage POST "/channels/{channel_id}/messages" Bot messages::create;
    GetMessage GET "/channels/{channel_id}/messages/{message_id}" Bot messages::get;
    EditMessage PATCH "/channels/{channel_id}/messages/{message_id}" Bot messages::edit;
    DeleteMessage DELETE "/channels/{channel_id}/messages/{message_id}" Bot messages::delete;
    BulkDeleteMessages POST "/channels/{channel_id}/messages/bulk-delete" Bot messages::bulk_delete;
    PinMessage PUT "/channels/{channel_id}/messages/pins/{message_id}" Bot messages::pin;
    UnpinMessage DELETE "/channels/{channel_id}/messages/pins/{message_id}" Bot messages::unpin;
    GetGuild GET "/guilds/{guild_id}" Bot servers::get;
    GetGuildChannels GET "/guilds/{guild_id}/channels" Bot servers::channels;
    GetGuildRoles GET "/guilds/{guild_id}/roles" Bot servers::roles;
    GetActiveThreads GET "/guilds/{guild_id}/threads/active" Bot servers::active_threads;
    GetGuildMembers GET "/guilds/{guild_id}/members" Bot servers::members;
    SearchGuildMembers GET "/guilds/{guild_id}/members/search" Bot servers::search_members;
    GetGuildMember GET "/guilds/{guild_id}/members/{user_id}" Bot servers::member;
}

impl fmt::Display for RouteName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.method(), self.template())
    }
}

impl RouteName {
    /// What a path has where the template has this name in braces.
    pub(super) fn part<'p>(self, segments: &[&'p str], name: &str) -> Option<&'p str> {
        let is_it = |part: &str| {
            part.strip_prefix('{')
                .and_then(|part| part.strip_suffix('}'))
                == Some(name)
        };
        let mut parts = self.template().split('/').skip(1).zip(segments);
        parts
            .find(|(part, _)| is_it(part))
            .map(|(_, segment)| *segment)
    }

    /// The route of a path; `Err` tells whether the path is right and only the method is not.
    pub(super) fn find(method: &Method, segments: &[&str]) -> Result<Self, bool> {
        let mut path_is_right = false;
        for route in Self::ALL {
            let mut parts = route.template().split('/').skip(1);
            let fits = segments.iter().all(|segment| {
                parts.next().is_some_and(|part| {
                    part == *segment
                        || (part.starts_with('{') && *segment != "@me" && *segment != "@original")
                })
            });
            if fits && parts.next().is_none() {
                if route.method() == method.as_str() {
                    return Ok(*route);
                }
                path_is_right = true;
            }
        }
        Err(path_is_right)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(method: Method, path: &str) -> Result<RouteName, bool> {
        let segments: Vec<&str> = path.split('/').skip(1).collect();
        RouteName::find(&method, &segments)
    }
    #[test]
    fn every_route_is_found_by_its_template() {
        for route in RouteName::ALL {
            let path: Vec<&str> = route
                .template()
                .split('/')
                .map(|part| if part.starts_with('{') { "123" } else { part })
                .collect();
            let method = route.method().parse().expect("a method");
            assert_eq!(find(method, &path.join("/")), Ok(*route));
        }
    }

    #[test]
    fn unknown_paths_and_wrong_methods_differ() {
        assert_eq!(find(Method::GET, "/nowhere"), Err(false));
        assert_eq!(find(Method::DELETE, "/gateway"), Err(true));
        assert_eq!(find(Method::GET, "/users/@me"), Ok(RouteName::GetMe));
        assert_eq!(find(Method::GET, "/users/5"), Ok(RouteName::GetUser));
    }
}
