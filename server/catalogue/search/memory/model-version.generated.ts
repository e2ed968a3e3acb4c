/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "f5ee2b769e3024bc";
