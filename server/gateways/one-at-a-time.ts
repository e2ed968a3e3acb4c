/**
 * Joins calls for the same key while one is under way, so that a double click begins one payment. Only within this
 * process: between processes the caller's lock on the order does the same.
 */
export function oneAtATime<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const current = running.get(key);
    if (current) return current;
    const begun = work().finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  };
}
