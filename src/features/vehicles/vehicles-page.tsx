/** A page of all makes, of a make's models, or of a model's trims with their original sizes. */
import { FINDER_LABELS } from "#contract/vehicles/messages";
import type { LinkView, VehiclesView, VehicleTrimView } from "../../catalogue/views/catalogue-views";
import { ROUTES } from "#contract/site/paths";
import { Breadcrumbs } from "../../ui/breadcrumbs";

export function VehiclesPage({ vehicles }: { readonly vehicles: VehiclesView }) {
  const { title, intro, breadcrumbs, links, trims } = vehicles;
  return (
    <div className="wrap">
      <Breadcrumbs items={breadcrumbs} />
      <header className="intro">
        <h1>{title}</h1>
        <p>{intro}</p>
      </header>
      {links.length > 0 && (
        <ul className="chips">
          {links.map(({ label, url }) => (
            <li key={url}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {trims.length > 0 && <Trims trims={trims} />}
      <p>
        <a href={ROUTES.finder}>Find by year or by tire size instead</a>
      </p>
    </div>
  );
}

function Trims({ trims }: { readonly trims: readonly VehicleTrimView[] }) {
  return (
    <table className="trims">
      <thead>
        <tr>
          <th scope="col">Trim</th>
          <th scope="col">{FINDER_LABELS.tireSize}</th>
          <th scope="col">Year</th>
        </tr>
      </thead>
      <tbody>
        {trims.map((trim) => (
          <tr key={trim.years[0]!.url}>
            <th scope="row">{trim.trim}</th>
            <td>{trim.sets.length > 0 ? <Sets sets={trim.sets} /> : "Unknown"}</td>
            <td>
              <Links links={trim.years} rel="nofollow" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A staggered set has two sizes. */
function Sets({ sets }: { readonly sets: VehicleTrimView["sets"] }) {
  return sets.map((sizes, index) => (
    <span key={sizes.map(({ label }) => label).join()}>
      {index > 0 && <> or </>}
      {sizes.map((size, at) => (
        <span key={size.label}>
          {at > 0 && " front, "}
          <a rel="nofollow" href={size.url}>
            {size.label}
          </a>
          {at > 0 && " rear"}
        </span>
      ))}
    </span>
  ));
}

function Links({ links, rel }: { readonly links: readonly LinkView[]; readonly rel: string }) {
  return links.map(({ label, url }) => (
    <span key={url}>
      <a rel={rel} href={url}>
        {label}
      </a>{" "}
    </span>
  ));
}
