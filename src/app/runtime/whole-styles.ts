/** Adds the complete style sheet to a page with pruned styles (src/app/head/used-styles.ts). */

/** Settles once the sheet has loaded or failed: the app does not render without its styles. */
export function addWholeStyles(): Promise<void> | undefined {
  const part = document.querySelector<HTMLStyleElement>("style[data-part]");
  const href = part?.dataset["href"];
  if (!part || !href) return undefined;
  const whole = document.createElement("link");
  whole.rel = "stylesheet";
  whole.href = href;
  return new Promise((settle) => {
    whole.onload = whole.onerror = () => settle();
    part.after(whole);
  });
}
