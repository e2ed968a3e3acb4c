/** Reads the user agent: robots, and the kind of device. */

/** Returns true for programs that identify themselves as robots. */
export function isRobot(userAgent: string): boolean {
  return /bot\b|bot\/|crawl|spider|slurp|archiver|monitor|curl\/|wget\/|python|preview/i.test(userAgent);
}

/** Returns true for browsers that report layout shifts; Firefox and Safari report paint only. */
export function reportsShifts(userAgent: string): boolean {
  return /Chrom(?:e|ium)\//.test(userAgent);
}

/** Returns PHONE, TABLET or DESKTOP, if the browser says so. */
export function deviceOf(userAgent: string): "PHONE" | "TABLET" | "DESKTOP" {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return "TABLET";
  return /Mobi/.test(userAgent) ? "PHONE" : "DESKTOP";
}
