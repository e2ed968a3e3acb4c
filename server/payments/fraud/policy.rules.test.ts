import { DEFAULT_FRAUD_THRESHOLDS, assessFindings, type FraudFindings } from "./policy.rules";

const now = new Date("2026-03-31T12:00:00Z");
const clean: FraudFindings = {
  score: 1,
  distanceKm: 12,
  emailFirstSeen: "2016-02-03",
  isEmailDisposable: false,
  isIpAnonymous: false,
  disposition: "accept",
};
const judged = (change: Partial<FraudFindings>) =>
  assessFindings({ ...clean, ...change }, DEFAULT_FRAUD_THRESHOLDS, now);

test("an order without findings is not risky and has no reasons", () => {
  expect(judged({})).toEqual({
    score: 1,
    ipDistanceFromAddressKm: 12,
    emailFirstSeen: "2016-02-03",
    reasons: [],
  });
});

test.each<[string, Partial<FraudFindings>, boolean]>([
  ["a score just below the threshold", { score: 19.99 }, false],
  ["a score at the threshold", { score: 20 }, true],
  ["a distance at the limit", { distanceKm: 160 }, false],
  ["a distance above the limit", { distanceKm: 161 }, true],
  ["no known distance", { distanceKm: null }, false],
  ["an address first seen 31 days ago", { emailFirstSeen: "2026-02-28" }, false],
  ["an address first seen 29 days ago", { emailFirstSeen: "2026-03-02" }, true],
  ["an address first seen tomorrow, by another clock", { emailFirstSeen: "2026-04-01" }, true],
  ["an address never seen", { emailFirstSeen: null }, false],
  ["a service that says review", { disposition: "manual_review" }, true],
  ["a service that says reject", { disposition: "reject" }, true],
  ["a disposable address alone", { isEmailDisposable: true }, false],
])("with %s", (_, change, isRisky) => {
  expect(judged(change).reasons.length > 0).toBe(isRisky);
});

test("every broken rule is reported, and so are aggravating factors", () => {
  const { reasons } = judged({
    score: 85,
    distanceKm: 9000,
    emailFirstSeen: "2026-03-30",
    isEmailDisposable: true,
    isIpAnonymous: true,
  });

  expect(reasons).toEqual([
    "Risk score 85 (review from 20)",
    "IP address 9000 km from the address (review above 160 km)",
    "Email address first seen on 2026-03-30 (review below 30 days)",
    "The email address is disposable",
    "The IP address belongs to an anonymizing network",
  ]);
});
