/**
 * Filters as a plain form: choices go into the listing's address, with or without a script. Below 900 px a
 * bottom sheet (a popover, which needs no script). Values without results are disabled, never hidden.
 */
import { FACETS, facetParam, typedBand, type Choices, type FacetKey } from "#contract/catalogue/facets";
import { Icon } from "../../ui/icon";
import type { FacetView } from "../views/catalogue-views";
import { FitsApproval } from "./fits-approval";
import { fixedChoices } from "./fixed-choices";
import type { ListingPlace } from "./listing-place";
import { FACET_FORM_ID } from "./results-place";
import { TypedBand } from "./typed-band";

/**
 * Groups open by default, besides the leading attributes: in a long column shoppers overlook closed groups.
 */
const OPEN_GROUPS: ReadonlySet<FacetKey> = new Set([
  "CATEGORY",
  "OFFER",
  "PRICE",
  "LEASE_PAYMENT",
  "BRAND",
  "RATING",
]);
const OPEN_ATTRIBUTES = 2;

interface FacetFormProps {
  readonly place: ListingPlace;
  readonly facets: readonly FacetView[];
  readonly choices?: Choices;
  /** Hidden fields as [name, value], such as the search words. */
  readonly hiddenFields?: readonly (readonly [name: string, value: string])[];
  /** Number of current results, where each choice applies at once; null: a button applies them. */
  readonly resultCount?: number | null;
  /** Link to more filters; omitted when there are none. */
  readonly allUrl?: string;
}

export function FacetForm({
  place,
  facets,
  choices = {},
  hiddenFields = [],
  resultCount = null,
  allUrl,
}: FacetFormProps) {
  const fixed = fixedChoices(place);
  const visible = facets.filter(({ key, values }) => values.length > 0 && fixed[key] === undefined);
  const leading = visible.filter(({ key }) => FACETS[key].attribute).slice(0, OPEN_ATTRIBUTES);
  return (
    <div className="facets">
      <button type="button" className="btn quiet" popoverTarget={FACET_FORM_ID}>
        <Icon name="filter" />
        Filters
      </button>
      <form id={FACET_FORM_ID} popover="auto" action={place.path} aria-label="Filters" autoComplete="off">
        <p className="menu-top">
          <b>Filters</b>
          <button
            type="button"
            popoverTarget={FACET_FORM_ID}
            popoverTargetAction="hide"
            aria-label="Close filters"
          >
            <Icon name="close" />
          </button>
        </p>
        {hiddenFields.map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        {visible.map((facet) => (
          <FacetGroup
            key={facet.key}
            facet={facet}
            chosen={choices[facet.key] ?? []}
            isOpen={OPEN_GROUPS.has(facet.key) || leading.includes(facet)}
          />
        ))}
        {allUrl && (
          <p>
            <a rel="nofollow" href={allUrl}>
              All filters
            </a>
          </p>
        )}
        {resultCount === null ? (
          <button className="btn">Apply</button>
        ) : (
          <button
            type="button"
            className="btn sheet"
            popoverTarget={FACET_FORM_ID}
            popoverTargetAction="hide"
          >
            Show {resultCount.toLocaleString("en-US")} {resultCount === 1 ? "product" : "products"}
          </button>
        )}
        <FitsApproval />
      </form>
    </div>
  );
}

interface FacetGroupProps {
  readonly facet: FacetView;
  readonly chosen: readonly string[];
  /** A chosen value also opens the group. */
  readonly isOpen: boolean;
}

function FacetGroup({ facet, chosen, isOpen }: FacetGroupProps) {
  const row = FACETS[facet.key];
  const { param: name, choice } = row;
  // Bands inside the typed range are not checked: they would repeat the range and could not be removed.
  const typed = typedBand(row, chosen);
  const values =
    typed === null ? facet.values : facet.values.map((value) => ({ ...value, isSelected: false }));
  const isOne = choice === "one" && facet.values.length > 1;
  return (
    <details open={isOpen || chosen.length > 0 || facet.values.some(({ isSelected }) => isSelected)}>
      <summary>{facet.label}</summary>
      <fieldset aria-label={facet.label}>
        {isOne && (
          <label>
            <input
              type="radio"
              name={name}
              value=""
              defaultChecked={!facet.values.some((value) => value.isSelected)}
            />
            Any
          </label>
        )}
        {values.map((value) => (
          <label key={value.value}>
            <input
              type={isOne ? "radio" : "checkbox"}
              name={name}
              value={facetParam(value.value)}
              defaultChecked={value.isSelected}
              disabled={value.count === 0 && !value.isSelected}
            />
            {`${value.label} `}
            <small>{value.count.toLocaleString("en-US")}</small>
          </label>
        ))}
        {row.kind === "band" && row.typed && <TypedBand names={row.typed} band={typed} />}
      </fieldset>
    </details>
  );
}
