/** The first steps of the finder, on tire and wheel pages: by vehicle, or by the size on the sidewall. */
import { FINDER_LABELS } from "#contract/vehicles/messages";
import { ROUTES } from "#contract/site/paths";
import { FinderForm } from "./finder-form";
import type { FirstChoices } from "../views/catalogue-views";

/** Drawn by hand; the adjacent text contains its words. */
const SIDEWALL = "/sidewall.svg";

export function Finder({ first: { years, widths } }: { readonly first: FirstChoices }) {
  if (years.length + widths.length === 0) return null;
  return (
    <section className="finder" aria-labelledby="finder-title">
      <h2 id="finder-title">{FINDER_LABELS.title}</h2>
      {years.length > 0 && (
        <details name="finder" open>
          <summary>By vehicle</summary>
          <FinderForm
            step={{
              taken: [],
              name: "year",
              question: "Year",
              choices: years.map((year) => ({ value: String(year), label: String(year), count: null })),
            }}
          />
          <p>
            <a href={ROUTES.vehicles}>All makes and models</a>
          </p>
        </details>
      )}
      {widths.length > 0 && (
        <details name="finder" open={years.length === 0}>
          <summary>By tire size</summary>
          <SizeHelp />
          <FinderForm
            step={{
              taken: [],
              name: "width",
              question: "Width",
              choices: widths.map(({ value, productCount }) => ({
                value,
                label: value,
                count: productCount,
              })),
            }}
          />
        </details>
      )}
    </section>
  );
}

/** Explains where to read a tire size. */
export function SizeHelp() {
  return (
    <figure>
      <img
        src={SIDEWALL}
        alt="Sidewall of a tire with the size 225/65R17 102H"
        width="320"
        height="160"
        loading="lazy"
      />
      <figcaption>
        Find it on the side of your tires: <b>225</b> is the width, <b>65</b> the aspect ratio, <b>17</b> the
        rim diameter. Load <b>102</b> and speed <b>H</b> must be at least those on the sticker in the driver’s
        door.
      </figcaption>
    </figure>
  );
}
