/** Messages about the columns of import files. */
export const IMPORT_MESSAGES = {
  skuNeeded: "Please choose the column with the SKU.",
  fieldTaken: (field: string, column: string) =>
    `"${column}" is already imported as ${field}. Please choose another field.`,
  noColumns: "The columns of this file can't be matched. It is imported as it is.",
  fieldUnknown: "This field doesn't exist.",
  columnUnknown: (column: string) => `The file has no column "${column}".`,
  columnRepeated: "Several columns have this name. To import one, rename it in the file.",
  columnUnmatchable: "A column with this name can't be imported. Rename it in the file.",
  tooManyColumns: (max: number) =>
    `Up to ${max} columns can be matched. Remove columns from the file, or enter a mapping as JSON.`,
} as const;
