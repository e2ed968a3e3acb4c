/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "81754e9afde63d36";
