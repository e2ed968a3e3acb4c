/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "8d51c304a9df4ed0";
