/** For which vehicle a page of the line says what fits; the app writes it (my-vehicle.ts). */
import { ROUTES } from "#contract/site/paths";

const ASKS = { __html: `<a href="${ROUTES.finder}">Choose your vehicle</a> to see what fits.` };

/** Its content is the app's, and none of React's. */
export function MyVehicleLine() {
  return (
    <p className="my-vehicle" data-my-vehicle="" suppressHydrationWarning dangerouslySetInnerHTML={ASKS} />
  );
}
