/**
 * Stands for a package that is not there while pages are drawn to HTML: whatever is taken from it can be called, made,
 * spread and asked for more, and does nothing. A page that draws one of its components does not build.
 * It is put into the bundle as text, so it uses nothing from outside.
 */
export function browserPackageStub(): unknown {
  const none: unknown = new Proxy(function () {}, {
    get: (_target, name) => {
      // A promise of it is kept at once.
      if (name === "then") return undefined;
      if (name === Symbol.toPrimitive) return () => "";
      // React takes it for a class, and asks what it made to render.
      if (name === "prototype") return { isReactComponent: true };
      if (name === "render") throw new Error("A package of the browser was drawn with in the static HTML.");
      return none;
    },
    apply: () => none,
    construct: () => none as object,
  });
  return none;
}
