/** What the parts of who did what have in common. */
export const WHOLE_ADDRESS = "Whole e-mail address of a user";
