/**
 * Replaces a package that is missing while pages are rendered to HTML: everything taken from it can be called,
 * constructed, spread and read, and does nothing. A page that renders one of its components fails to build. It is
 * bundled as text, so it uses nothing from outside.
 */
export function browserPackageStub(): unknown {
  const none: unknown = new Proxy(function () {}, {
    get: (_target, name) => {
      // Awaiting the stub must end.
      if (name === "then") return undefined;
      if (name === Symbol.toPrimitive) return () => "";
      // React takes it for a class component.
      if (name === "prototype") return { isReactComponent: true };
      if (name === "render") throw new Error("A browser-only package was rendered in the static HTML.");
      return none;
    },
    apply: () => none,
    construct: () => none as object,
  });
  return none;
}
