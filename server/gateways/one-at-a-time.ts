/**
 * Joins concurrent calls for the same key, so that a double click starts one payment. Works within this
 * process only; across processes, the caller's lock on the order has the same effect.
 */
export function oneAtATime<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const current = running.get(key);
    if (current) return current;
    const started = work().finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
