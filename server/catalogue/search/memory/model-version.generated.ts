/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "a4fda0bbf0e149e1";
