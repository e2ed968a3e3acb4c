/**
 * Testing Library's matchers (toBeVisible, toHaveAccessibleName …) and timeout, and browser features missing
 * from jsdom.
 */
import { TextDecoder, TextEncoder } from "node:util";
import { deserialize, serialize } from "node:v8";
import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";

// The default of one second is too short on a loaded machine.
configure({ asyncUtilTimeout: 10_000 });

if (typeof window !== "undefined") {
  globalThis.TextEncoder ??= TextEncoder as never;
  globalThis.TextDecoder ??= TextDecoder as never;
  window.matchMedia ??= () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  window.structuredClone ??= (value: unknown) => deserialize(serialize(value)) as never;
}
