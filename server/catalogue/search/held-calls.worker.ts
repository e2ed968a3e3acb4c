/** Calls that wait for a later revision, so that nobody has to ask again and again. */
export class HeldCalls {
  private readonly held = new Set<() => void>();
  private isStopped = false;

  /** Until the revision moves or the host ends, and no longer than `milliseconds`. */
  hold(milliseconds: number): Promise<void> {
    if (this.isStopped) return Promise.resolve();
    return new Promise((resolve) => {
      const release = () => {
        clearTimeout(timer);
        this.held.delete(release);
        resolve();
      };
      const timer = setTimeout(release, milliseconds);
      this.held.add(release);
    });
  }

  release(): void {
    for (const release of this.held) release();
  }

  /** Holds nobody from now on: a host that ends waits for its calls. */
  stop(): void {
    this.isStopped = true;
    this.release();
  }
}
