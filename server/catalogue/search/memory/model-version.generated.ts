/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "27bc9331766a1a01";
