// A bot of discord.js that does one of everything. Its address and token come from the environment.
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  Events,
  GatewayIntentBits,
  MessageFlags,
  ModalBuilder,
  Partials,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from "discord.js";

const { SANDBOX_API, SANDBOX_TOKEN } = process.env;

// The smallest PNG that is one: a single pixel.
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

const COMMANDS = [
  new SlashCommandBuilder()
    .setName("board")
    .setDescription("Show a board")
    .setNameLocalizations({ de: "brett" })
    .addStringOption((option) =>
      option.setName("square").setDescription("Where").setAutocomplete(true).setRequired(true),
    )
    .addUserOption((option) => option.setName("with").setDescription("Whom")),
  new SlashCommandBuilder().setName("look").setDescription("Read the channel"),
];

const buttons = () =>
  new ActionRowBuilder().addComponents(
    new ButtonBuilder().setCustomId("again").setLabel("Again").setStyle(ButtonStyle.Primary),
    new ButtonBuilder().setCustomId("write").setLabel("Write").setStyle(ButtonStyle.Secondary),
    new ButtonBuilder().setLabel("Rules").setStyle(ButtonStyle.Link).setURL("https://example.org/rules"),
  );

const menu = () =>
  new ActionRowBuilder().addComponents(
    new StringSelectMenuBuilder()
      .setCustomId("colors")
      .setPlaceholder("Colors")
      .setMaxValues(2)
      .addOptions({ label: "Gold", value: "gold" }, { label: "Blue", value: "blue", description: "The second" }),
  );

const form = () =>
  new ModalBuilder()
    .setCustomId("words")
    .setTitle("Words")
    .addComponents(
      new ActionRowBuilder().addComponents(
        new TextInputBuilder().setCustomId("text").setLabel("Text").setStyle(TextInputStyle.Short),
      ),
    );

async function board(interaction) {
  const square = interaction.options.getString("square", true);
  const other = interaction.options.getUser("with");
  await interaction.deferReply();
  await interaction.editReply({
    content: `Board ${square} for ${interaction.user} and ${other ?? "nobody"}`,
    files: [new AttachmentBuilder(PICTURE, { name: "board.png", description: `The board at ${square}` })],
    components: [buttons(), menu()],
    allowedMentions: { users: other ? [other.id] : [] },
  });
  const more = await interaction.followUp({ content: "Only for you", flags: MessageFlags.Ephemeral });
  // More edits than are allowed at once.
  for (const step of [1, 2, 3]) await interaction.editReply(`Step ${step}`);
  await interaction.editReply({ content: `Board ${square}, after follow-up ${more.id}` });
}

async function look(interaction) {
  const messages = await interaction.channel.messages.fetch({ limit: 10 });
  const pictures = messages.filter((message) => message.attachments.size > 0).size;
  const first = await interaction.channel.messages.fetch(messages.last().id);
  const posted = await interaction.channel.send({
    content: `Read ${messages.size}`,
    nonce: "guest-1",
    enforceNonce: true,
  });
  await posted.edit(`Read ${messages.size} with ${pictures} pictures in #${interaction.channel.name}, from ${first.author.username}`);
  const thread = await posted.startThread({ name: "aside" });
  await thread.send("In the thread");
  await interaction.reply({ content: "Looked", flags: MessageFlags.Ephemeral });
  await interaction.deleteReply();
}

async function handle(interaction) {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    const squares = ["a1", "a2", "b1"].filter((square) => square.startsWith(typed));
    await interaction.respond(squares.map((square) => ({ name: square, value: square })));
  } else if (interaction.isChatInputCommand()) {
    await (interaction.commandName === "board" ? board : look)(interaction);
  } else if (interaction.isButton() && interaction.customId === "write") {
    await interaction.showModal(form());
  } else if (interaction.isButton()) {
    const kept = interaction.message.attachments.size;
    await interaction.update({ content: `Again, with ${kept} file` });
  } else if (interaction.isStringSelectMenu()) {
    await interaction.deferUpdate();
    await interaction.editReply({ content: `Chosen: ${interaction.values.join(" and ")}`, components: [buttons()] });
  } else if (interaction.isModalSubmit()) {
    await interaction.reply(`${interaction.user} wrote ${interaction.fields.getTextInputValue("text")}`);
  }
}

const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
  partials: [Partials.Channel],
  rest: { api: `${SANDBOX_API}/api`, retries: 0 },
});

client.once(Events.ClientReady, async () => {
  await client.application.commands.set(COMMANDS);
});
client.on(Events.InteractionCreate, handle);
client.on(Events.Error, (error) => {
  throw error;
});
await client.login(SANDBOX_TOKEN);
