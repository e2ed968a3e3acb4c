/** For which vehicle a page of the line says what fits; the app writes it (my-vehicle.ts). */
import { FINDER_PATH } from "#contract/vehicles/paths";

const ASKS = { __html: `<a href="${FINDER_PATH}">Choose your vehicle</a> to see what fits.` };

/** Its content is the app's, and none of React's. */
export function MyVehicleLine() {
  return (
    <p className="my-vehicle" data-my-vehicle="" suppressHydrationWarning dangerouslySetInnerHTML={ASKS} />
  );
}
