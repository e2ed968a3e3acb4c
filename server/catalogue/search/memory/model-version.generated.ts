/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "43168ea7f2bfeb22";
