/**
 * pageContext passes a page's view as one JSON string: Gatsby stores and compares the context of every
 * catalog page, and a string takes a fraction of the memory and time of an object tree.
 */
export interface PageContext {
  /** JSON of the view for the page's template. */
  readonly view: string;
}

export function packView(view: object): { view: string } {
  return { view: JSON.stringify(view) };
}

const views = new WeakMap<PageContext, unknown>();

/** The view of a context, cached: page and head both read it. */
export function readView<View>(context: PageContext): View {
  const known = views.get(context);
  if (known) return known as View;
  const view = JSON.parse(context.view) as View;
  views.set(context, view as object);
  return view;
}
