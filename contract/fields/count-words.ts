/** 1, "order" → "1 order"; 1200, "order" → "1,200 orders" */
export const countWords = (count: number, what: string): string =>
  `${count.toLocaleString("en-US")} ${what}${count === 1 ? "" : "s"}`;
