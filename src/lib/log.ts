/** For whoever looks into a visitor's console; visitors are told on the page. */
export function log(message: string): void {
  console.info(message);
}
