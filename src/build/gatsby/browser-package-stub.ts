/**
 * Replaces a missing package while pages are rendered to HTML: all its exports can be called, constructed,
 * spread and read, as no-ops. Rendering one of its components fails the build. Bundled as text, so the
 * function has no outer references.
 */
export function browserPackageStub(): unknown {
  const none: unknown = new Proxy(function () {}, {
    get: (_target, name) => {
      // Awaiting the stub must resolve.
      if (name === "then") return undefined;
      if (name === Symbol.toPrimitive) return () => "";
      // Makes React treat the stub as a class component.
      if (name === "prototype") return { isReactComponent: true };
      if (name === "render") throw new Error("A browser-only package was rendered in the static HTML.");
      return none;
    },
    apply: () => none,
    construct: () => none as object,
  });
  return none;
}
