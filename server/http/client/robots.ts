/** What a browser says of itself: a program and no visitor, or the kind of device. */

/** True for programs that say so. */
export function isRobot(userAgent: string): boolean {
  return /bot\b|bot\/|crawl|spider|slurp|archiver|monitor|curl\/|wget\/|python|preview/i.test(userAgent);
}

/** True for browsers that tell of what shifts on a page; Firefox and Safari tell of paint alone. */
export function reportsShifts(userAgent: string): boolean {
  return /Chrom(?:e|ium)\//.test(userAgent);
}

/** PHONE, TABLET or DESKTOP, as far as the browser tells. */
export function deviceOf(userAgent: string): "PHONE" | "TABLET" | "DESKTOP" {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return "TABLET";
  return /Mobi/.test(userAgent) ? "PHONE" : "DESKTOP";
}
