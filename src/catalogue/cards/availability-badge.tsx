/** Whether a product can be ordered now. The live check rewrites its text and its attribute. */
import type { Availability } from "#contract/catalog";
import { MESSAGES } from "#contract/messages";

export function AvailabilityBadge({ availability }: { readonly availability: Availability }) {
  return (
    <span className="stock" data-availability={availability} suppressHydrationWarning>
      {availability === "AVAILABLE" ? MESSAGES.catalog.available : MESSAGES.catalog.notAvailable}
    </span>
  );
}
