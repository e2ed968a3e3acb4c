/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "002a872552d0f029";
