/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "38d28b15eebe1f91";
