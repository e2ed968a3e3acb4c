/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "6ffbcf95b8f2f5ba";
