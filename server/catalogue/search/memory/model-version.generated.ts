/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "1f73fcf6911c86aa";
