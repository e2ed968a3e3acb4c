/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "6a885248c32704b2";
