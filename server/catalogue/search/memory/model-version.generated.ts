/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "226b66c92e62116c";
