/** Adds the complete style sheet to a page with pruned styles (src/app/head/used-styles.ts). */

/** Settles once the sheet has loaded or failed: the app does not render without its styles. */
export function addFullStyles(): Promise<void> | undefined {
  const part = document.querySelector<HTMLStyleElement>("style[data-part]");
  const href = part?.dataset["href"];
  if (!part || !href) return undefined;
  const fullSheet = document.createElement("link");
  fullSheet.rel = "stylesheet";
  fullSheet.href = href;
  return new Promise((settle) => {
    fullSheet.onload = fullSheet.onerror = () => settle();
    part.after(fullSheet);
  });
}
