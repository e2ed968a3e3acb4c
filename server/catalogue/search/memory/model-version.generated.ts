/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "8e6ffe3721210eaa";
