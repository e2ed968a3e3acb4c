/** Logs to the console; messages for visitors belong on the page. */
export function log(message: string): void {
  console.info(message);
}
