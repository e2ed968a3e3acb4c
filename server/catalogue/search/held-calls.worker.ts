/** Long polling: holds calls until the next revision. */
export class HeldCalls {
  private readonly held = new Set<() => void>();
  private isStopped = false;

  /** Resolves when the revision changes or the host ends, after `milliseconds` at the latest. */
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

  /** Stops holding calls, because an ending host waits for its calls. */
  stop(): void {
    this.isStopped = true;
    this.release();
  }
}
