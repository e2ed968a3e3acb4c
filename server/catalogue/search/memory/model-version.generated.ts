/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "bab74833576b2cab";
