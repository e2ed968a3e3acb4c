/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "6784b3218210f4e2";
