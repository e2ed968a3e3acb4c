/** Deterministic results of the fraud sandbox, selected by inputs a tester can type. */

const DAY_MS = 86_400_000;

/** Rows of the sandbox page. */
export const FRAUD_CONVENTIONS: readonly (readonly [input: string, finding: string])[] = [
  ["regular order", "score 1, 12 km from the address, email first seen 2016-02-03"],
  ["email with +risky before the @", "score 85, email first seen three days ago, disposable"],
  ["email with +newmail before the @", "score 5, email first seen three days ago"],
  ["email with +score42 before the @", "score 42 (any number from 0 to 99)"],
  ["email with +over500 before the @", "score 85 when the order total exceeds $500 (any whole number)"],
  ["IP address 203.0.113.x", "score 45, 8,400 km from the address, anonymous network"],
  ["private IP address, or none", "no distance, and a warning"],
];

/** True for IP addresses without a location. */
export function isReserved(ipAddress: string): boolean {
  return /^(10\.|127\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|f[cd]|fe80|::ffff:(10|127|192\.168)\.)/i.test(
    ipAddress,
  );
}

/** @param dollars order total */
export function examine(email: string, ipAddress: string, now: Date, dollars = 0) {
  const name = email.slice(0, email.lastIndexOf("@")).toLowerCase();
  const maxDollars = /\+over(\d{1,6})$/.exec(name)?.[1];
  const isDear = maxDollars !== undefined && dollars > Number(maxDollars);
  const isRisky = name.includes("+risky");
  const isNew = isRisky || name.includes("+newmail");
  const isFar = ipAddress.startsWith("203.0.113.");
  const typed = /\+score(\d{1,2})$/.exec(name)?.[1];
  return {
    riskScore: typed ? Math.max(0.01, Number(typed)) : isRisky || isDear ? 85 : isFar ? 45 : isNew ? 5 : 1,
    ipRisk: isFar ? 60 : 0.01,
    distanceKm: ipAddress === "" || isReserved(ipAddress) ? null : isFar ? 8_400 : 12,
    emailFirstSeen: isNew ? new Date(now.getTime() - 3 * DAY_MS).toISOString().slice(0, 10) : "2016-02-03",
    isEmailDisposable: isRisky,
    isIpAnonymous: isFar,
  };
}
