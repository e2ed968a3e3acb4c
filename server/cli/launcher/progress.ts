/** Prints steps on the terminal, each with its time; a long step says from time to time that it goes on. */
const HEARTBEAT_MS = 15_000;

/** Runs one step and prints its title and time. If it returns a text, that is printed too. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  const seconds = () => ((Date.now() - started) / 1000).toFixed(1);
  const heartbeat = setInterval(
    () => console.log(`    ${title}: ${Math.round(Number(seconds()))} s …`),
    HEARTBEAT_MS,
  );
  try {
    const result = await work();
    console.log(`  ✓ ${title}${typeof result === "string" ? `: ${result}` : ""} (${seconds()} s)`);
    return result;
  } catch (error) {
    console.log(`  ✗ ${title} (${seconds()} s)`);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}
