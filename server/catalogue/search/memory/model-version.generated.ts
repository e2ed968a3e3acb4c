/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "068262e3b9652527";
