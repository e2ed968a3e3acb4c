/**
 * A page's view is passed in its pageContext as one JSON string: Gatsby keeps, compares and stores the context of
 * every page of the catalogue, and a string costs it a fraction of the memory and time of an object tree.
 */
export interface PageContext {
  /** JSON of the view the page's template shows. */
  readonly view: string;
}

export function packView(view: object): { view: string } {
  return { view: JSON.stringify(view) };
}

const views = new WeakMap<PageContext, unknown>();

/** The view of a context, cached: page and head both ask for it. */
export function readView<View>(context: PageContext): View {
  const known = views.get(context);
  if (known) return known as View;
  const view = JSON.parse(context.view) as View;
  views.set(context, view as object);
  return view;
}
