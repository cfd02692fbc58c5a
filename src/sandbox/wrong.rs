//! What can be wrong with a field, by Discord's code and words; those that tell a number are written where they arise.

/// A code and its words.
pub(crate) type Wrong = (&'static str, &'static str);

macro_rules! wrong {
    ($($NAME:ident = $code:literal $words:literal;)*) => {
        $(pub(crate) const $NAME: Wrong = ($code, $words);)*
    };
}

wrong! {
    PARSE_CHOICE = "BASE_TYPE_CHOICES" "Value must be one of ('users', 'roles', 'everyone').";
    SAME_INDEX = "BASE_TYPE_BAD_TYPE" "Two files have the same index";
    NO_SUCH_FILE = "ATTACHMENT_NOT_FOUND" "Attachment data not found";
    MENU_DESCRIPTION = "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION" "Context menu commands cannot have description";
    REQUIRED_FIRST = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID" "Required options must be placed before non-required options";
    MIXED_OPTIONS = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID" "Sub-command and sub-command group option types are mutually exclusive to all other types";
    CHOICES_AND_AUTOCOMPLETE = "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES" "Autocomplete cannot be set to true if choices are present";
    DUPLICATE_CHOICE = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS" "Option choice names must be unique";
    DUPLICATE_COMMAND = "APPLICATION_COMMANDS_DUPLICATE_NAME" "Application command names must be unique";
    COMMAND_TOO_LARGE = "APPLICATION_COMMAND_TOO_LARGE" "Command exceeds maximum size (8000)";
    COMMAND_NAME = "APPLICATION_COMMAND_INVALID_NAME" "Command name is invalid";
    DUPLICATE_OPTION = "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS" "Option name already exists";
    NESTED_TOO_DEEP = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID" "Sub-command and sub-command group option types cannot be nested here";
    NOT_A_SUBCOMMAND = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID" "A group holds sub-commands only";
    NO_CHOICES_HERE = "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID" "This option type cannot have choices";
    CHOICE_VALUE = "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID" "The choice value does not fit the option";
    CUSTOM_ID_AND_URL = "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE" "A custom id and url cannot both be specified";
    LABEL_OR_EMOJI = "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED" "A button must have a label or an emoji";
    DUPLICATE_VALUE = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED" "The specified option value is already used";
    FIVE_AT_MOST = "BASE_TYPE_BAD_LENGTH" "Must be between 1 and 5 in length.";
    TOO_MANY_COMPONENTS = "COMPONENT_MAX_TOTAL_EXCEEDED" "The total number of components must be 40 or fewer";
    TOO_MUCH_TEXT = "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED" "The total text of a message must be 4000 or fewer in length";
    ROW_TOO_WIDE = "COMPONENT_LAYOUT_WIDTH_EXCEEDED" "The specified component exceeds the maximum width";
    URL_OF_NO_LINK = "BUTTON_COMPONENT_INVALID_URL" "Only link buttons have a url";
    EMOJI = "COMPONENT_INVALID_EMOJI" "Invalid emoji";
    MIN_BEYOND_MAX = "SELECT_COMPONENT_MIN_VALUES_EXCEED_MAX" "min_values must be less than or equal to max_values";
    TOO_MANY_DEFAULTS = "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES" "More options are chosen than may be";
    DUPLICATE_CUSTOM_ID = "COMPONENT_CUSTOM_ID_DUPLICATED" "Component custom id cannot be duplicated";
    EMBEDS_TOO_LARGE = "MAX_EMBED_SIZE_EXCEEDED" "Embed size exceeds maximum size of 6000";
    NOT_A_LIST = "LIST_TYPE_CONVERT" "Only iterables may be used in a ListType";
    NOT_AN_OBJECT = "DICT_TYPE_CONVERT" "Only dictionaries may be used in a DictType";
    REQUIRED = "BASE_TYPE_REQUIRED" "This field is required";
    NOT_A_BOOLEAN = "BOOLEAN_TYPE_CONVERT" "Must be either true or false.";
    UNKNOWN_MESSAGE = "REPLIES_UNKNOWN_MESSAGE" "Unknown message";
    ONE_TO_A_HUNDRED = "NUMBER_TYPE_MAX" "int value should be between 1 and 100.";
    LEGACY_FIELDS = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2" "The 'content' and 'embeds' fields cannot be used when using MessageFlags.IS_COMPONENTS_V2";
}
