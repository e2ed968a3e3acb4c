/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "a1661626d32d75a2";
