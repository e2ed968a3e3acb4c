/**
 * The matchers of Testing Library (toBeVisible, toHaveAccessibleName …), its patience, and what jsdom lacks of a
 * browser.
 */
import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// Its own second is not enough on a loaded machine.
configure({ asyncUtilTimeout: 10_000 });

if (typeof window !== "undefined") {
  window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
}
