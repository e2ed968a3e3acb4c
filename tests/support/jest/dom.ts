/**
 * The matchers of Testing Library (toBeVisible, toHaveAccessibleName …), its patience, and what jsdom lacks of a
 * browser.
 */
import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// The default of one second is too short on a loaded machine.
configure({ asyncUtilTimeout: 10_000 });

if (typeof window !== "undefined") {
  window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
}
