/** Adds the whole style sheet to a page that came with the rules of its own HTML only (src/app/head/used-styles.ts). */

/** Settles once the sheet is there, or cannot be: the app draws nothing before that without its look. */
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
