/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "397701704b184d99";
