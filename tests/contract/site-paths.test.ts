/** Every path of the site leads to a page. */
import { existsSync } from "node:fs";
import { CLIENT_AREAS, ROUTES } from "#contract/site-paths";

/** Made by the build from the catalogue. */
const DERIVED: readonly string[] = [ROUTES.home, ROUTES.departments, ROUTES.brands];

test.each(Object.values(ROUTES).filter((path) => !DERIVED.includes(path)))(
  "%s is a page of src/pages",
  (path) => {
    const area = CLIENT_AREAS.find((start) => path.startsWith(start));

    expect(existsSync(area ? `src/pages${area}[...].tsx` : `src/pages${path.slice(0, -1)}.tsx`)).toBe(true);
  },
);
