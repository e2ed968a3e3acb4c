/** The matchers of Testing Library (toBeVisible, toHaveAccessibleName …), and what jsdom lacks of a browser. */
import "@testing-library/jest-dom";

if (typeof window !== "undefined") {
  window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
}
