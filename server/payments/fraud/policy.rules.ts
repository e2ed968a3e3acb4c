/** Decides whether an order is held for review: by score, distance, email age and the service's own rules. */
import type { FraudFinding } from "../../orders/changing/ports/fraud.port";

export interface FraudThresholds {
  /** Orders with this score or higher are reviewed. */
  readonly score: number;
  /** Orders from farther away are reviewed. */
  readonly distanceKm: number;
  /** Orders with a younger email address are reviewed. */
  readonly emailAgeDays: number;
}

export const DEFAULT_FRAUD_THRESHOLDS: FraudThresholds = { score: 20, distanceKm: 160, emailAgeDays: 30 };

/** The service's findings on an order. */
export interface FraudFindings {
  readonly score: number;
  readonly distanceKm: number | null;
  readonly emailFirstSeen: string | null;
  readonly isEmailDisposable: boolean;
  readonly isIpAnonymous: boolean;
  /** Result of the account's rules at the service: "accept", "manual_review", "reject", "test", or null. */
  readonly disposition: string | null;
}

const DAY_MS = 86_400_000;

/**
 * Judges findings. Lease customers often have little history, so the outcome is a review, never a refusal.
 */
export function assessFindings(findings: FraudFindings, limits: FraudThresholds, now: Date): FraudFinding {
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
