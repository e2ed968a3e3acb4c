/**
 * The vehicle for a page's fit lines. The inline script shows a stored vehicle's name (src/boot/start-app.ts),
 * the app adds its links (src/features/vehicles/my-vehicle.ts).
 */
import { ROUTES } from "#contract/site/paths";

const PROMPT = { __html: `<a href="${ROUTES.finder}">Choose your vehicle</a> to see what fits.` };

/** The content of both elements belongs to the app, not to React. */
export function MyVehicleLine() {
  return (
    <p className="my-vehicle">
      My car: <b data-car="" suppressHydrationWarning />{" "}
      <span suppressHydrationWarning dangerouslySetInnerHTML={PROMPT} />
    </p>
  );
}
