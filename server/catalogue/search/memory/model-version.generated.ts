/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "6af139837f10285e";
