/** For the console; what a visitor must know stands on the page. */
export function log(message: string): void {
  console.info(message);
}
