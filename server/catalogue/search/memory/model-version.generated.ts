/** Written by npm run codegen; do not edit. */
export const MODEL_VERSION = "4345439d0487c280";
