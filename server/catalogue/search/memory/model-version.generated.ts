/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "128424a5c67aae0a";
