/** Whether an order is held for review: by score, distance, age of the e-mail address and the service's own rules. */
import type { FraudFinding } from "../../orders/changing/ports/fraud.port";

export interface FraudThresholds {
  /** An order with this score or more is reviewed. */
  readonly score: number;
  /** An order from farther than this is reviewed. */
  readonly distanceKm: number;
  /** An e-mail address younger than this is reviewed. */
  readonly emailAgeDays: number;
}

export const DEFAULT_FRAUD_THRESHOLDS: FraudThresholds = { score: 20, distanceKm: 160, emailAgeDays: 30 };

/** The service's findings on one order. */
export interface FraudFindings {
  readonly score: number;
  readonly distanceKm: number | null;
  readonly emailFirstSeen: string | null;
  readonly isEmailDisposable: boolean;
  readonly isIpAnonymous: boolean;
  /** The account's own rules at the service: "accept", "manual_review", "reject", "test", or null. */
  readonly disposition: string | null;
}

const DAY_MS = 86_400_000;

/** Judges findings. Little is known of many lease customers, so the outcome is a review, never a refusal. */
export function judge(findings: FraudFindings, limits: FraudThresholds, now: Date): FraudFinding {
  const { score, distanceKm, emailFirstSeen } = findings;
  const ageDays = emailFirstSeen === null ? null : daysBetween(emailFirstSeen, now);
  const reasons: string[] = [];
  if (score >= limits.score) reasons.push(`Risk score ${score} (review from ${limits.score})`);
  if (distanceKm !== null && distanceKm > limits.distanceKm) {
    reasons.push(`IP address ${distanceKm} km from the address (review above ${limits.distanceKm} km)`);
  }
  if (ageDays !== null && ageDays < limits.emailAgeDays) {
    reasons.push(`Email address first seen on ${emailFirstSeen} (review below ${limits.emailAgeDays} days)`);
  }
  if (findings.disposition === "reject" || findings.disposition === "manual_review") {
    reasons.push(`The fraud service's own rules: ${findings.disposition.replace("_", " ")}`);
  }
  const isRisky = reasons.length > 0;
  if (isRisky && findings.isEmailDisposable) reasons.push("The email address is disposable");
  if (isRisky && findings.isIpAnonymous) reasons.push("The IP address belongs to an anonymizing network");
  return {
    score,
    ipDistanceFromAddressKm: distanceKm,
    emailFirstSeen,
    reasons,
  };
}

function daysBetween(day: string, now: Date): number {
  return (now.getTime() - Date.parse(`${day}T00:00:00Z`)) / DAY_MS;
}
