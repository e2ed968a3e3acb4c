/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "4f40493420a0e7a3";
