/** Types of plain-language.js, for tests. */
export function faultsIn(comment: string): string[];
