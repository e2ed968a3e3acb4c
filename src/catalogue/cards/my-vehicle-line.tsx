/** The vehicle for a page's fit lines; filled in by the app (src/features/vehicles/my-vehicle.ts). */
import { ROUTES } from "#contract/site/paths";

const PROMPT = { __html: `<a href="${ROUTES.finder}">Choose your vehicle</a> to see what fits.` };

/** The content belongs to the app, not to React. */
export function MyVehicleLine() {
  return (
    <p className="my-vehicle" data-my-vehicle="" suppressHydrationWarning dangerouslySetInnerHTML={PROMPT} />
  );
}
