/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "6a216b721bb58dba";
