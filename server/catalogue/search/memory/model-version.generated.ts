/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "33b7187bc130df4d";
