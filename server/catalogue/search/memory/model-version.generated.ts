/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "0bbd50f6da1ca2b2";
