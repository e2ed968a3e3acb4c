declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** A call of Google's tag: it knows its calls in the data layer by their being an arguments object, and ignores lists. */
export const gtag = function () {
  (window.dataLayer ??= []).push(arguments);
} as (...words: readonly unknown[]) => void;
