/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "04594789bd5975c6";
