/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "258306c8ea934f0a";
