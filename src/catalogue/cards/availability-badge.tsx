/** Availability of a product. The live check updates text and attribute. */
import { AVAILABILITY_LABELS, type Availability } from "#contract/catalogue/lists";

export function AvailabilityBadge({ availability }: { readonly availability: Availability }) {
  return (
    <span className="stock" data-availability={availability} suppressHydrationWarning>
      {AVAILABILITY_LABELS[availability]}
    </span>
  );
}
