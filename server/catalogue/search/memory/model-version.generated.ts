/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "41c920a9aa8d8fde";
