/** Fills in the path's :names; on a path without names, defined parameters become the query string. */
export function fillPath(path: string, params: object): string {
  const values = new Map<string, unknown>(Object.entries(params));
  if (path.includes("/:"))
    return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const set = [...values].flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return set.length > 0 ? `${path}?${new URLSearchParams(set).toString()}` : path;
}
