/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "a80798c19cfee8a1";
