/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "77f1097fbe6a738d";
