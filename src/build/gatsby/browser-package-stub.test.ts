/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { createElement, type ComponentType } from "react";
import { browserPackageStub } from "./browser-package-stub";

// The bundle contains the stub's source text, outside the scope of its file.
const standIn = new Function(`return (${browserPackageStub.toString()})()`) as () => unknown;

test("a module that imports a missing package loads", () => {
  const { createSlice, styled, object } = standIn() as Record<string, (...args: unknown[]) => never>;
  const load = () => {
    const slice: { actions: Record<string, unknown>; reducer: unknown } = createSlice!({ name: "cart" });
    const { added } = slice.actions;
    const Base = object!({}) as new () => object;
    class Screen extends Base {}
    return [added, new Screen(), `${String(styled!`color: red`)}`, ...(object!() as unknown[])];
  };
  expect(load).not.toThrow();
});

test("a lazy import of it settles", async () => {
  await expect(Promise.resolve(standIn()).then(() => "here")).resolves.toBe("here");
});

test("a page whose static HTML needs it fails to build", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  expect(() => renderToString(createElement(standIn() as ComponentType))).toThrow();
});
