/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "bdec05b037c55961";
