declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/**
 * A call of Google's tag, which recognizes calls in the data layer as arguments objects and ignores arrays.
 */
export const gtag = function () {
  (window.dataLayer ??= []).push(arguments);
} as (...words: readonly unknown[]) => void;
