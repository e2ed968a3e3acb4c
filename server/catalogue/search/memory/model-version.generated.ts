/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "8e349e36a2beea0b";
