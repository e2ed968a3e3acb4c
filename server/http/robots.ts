/** Who is a program and no visitor. */

/** True for programs that say so. */
export function isRobot(userAgent: string): boolean {
  return /bot\b|bot\/|crawl|spider|slurp|archiver|monitor|curl\/|wget\/|python|preview/i.test(userAgent);
}
