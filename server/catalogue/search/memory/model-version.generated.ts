/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "7cc83ea394b2518b";
