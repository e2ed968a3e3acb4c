/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "f9ff066a6f241faf";
