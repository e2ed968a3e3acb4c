/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "700da96ce6c7982c";
