/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "df5a2625f2709058";
