/**
 * A page's view travels in its pageContext as one JSON string: Gatsby keeps, compares and stores the context of every
 * page of the catalogue, and a string costs it a fraction of the memory and time of a tree of objects.
 */
export interface PageContext {
  /** JSON of the view the page's template shows. */
  readonly view: string;
}

export function packView(view: object): { view: string } {
  return { view: JSON.stringify(view) };
}

/** The view a page was created with. */
export function readView<View>({ view }: PageContext): View {
  return JSON.parse(view) as View;
}
