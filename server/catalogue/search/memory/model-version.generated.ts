/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "dee9ca82dd0fa9be";
