/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "7cd4be39e28a1827";
