/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "5f5ffbe35f7aacc2";
