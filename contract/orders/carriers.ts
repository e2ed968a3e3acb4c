/** Carriers with the URL of their tracking page; the tracking number is appended. */
const TRACKING_PAGES = {
  UPS: "https://www.ups.com/track?tracknum=",
  FedEx: "https://www.fedex.com/fedextrack/?trknbr=",
  USPS: "https://tools.usps.com/go/TrackConfirmAction?tLabels=",
  DHL: "https://www.dhl.com/us-en/home/tracking.html?tracking-id=",
  OnTrac: "https://www.ontrac.com/tracking/?number=",
} as const;
export const CARRIERS = Object.keys(TRACKING_PAGES) as readonly (keyof typeof TRACKING_PAGES)[];

/** Tracking page of a parcel; null for an unknown carrier. Case-insensitive. */
export function trackingPage(carrier: string, trackingNumber: string): string | null {
  const known = CARRIERS.find((name) => name.toLowerCase() === carrier.toLowerCase());
  return known ? TRACKING_PAGES[known] + encodeURIComponent(trackingNumber) : null;
}
