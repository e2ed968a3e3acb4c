/**
 * Filters as an ordinary form: what is ticked travels in the address of /search/, with or without a script. Under
 * 900 px it folds behind a switch. Values that would find nothing are disabled, never hidden.
 */
import { FACETS, facetParam } from "#contract/facets";
import { ROUTES } from "#contract/site-paths";
import { Icon } from "../../ui/icon";
import type { FacetView } from "../views/catalogue-views";
import { FitsApproval } from "./fits-approval";

export const FACET_FORM_ID = "filters";

interface FacetFormProps {
  readonly facets: readonly FacetView[];
  /** Hidden fields as [name, value]: the page's category or brand, and the searched words. */
  readonly kept: readonly (readonly [name: string, value: string])[];
}

export function FacetForm({ facets, kept }: FacetFormProps) {
  const shown = facets.filter((facet) => facet.values.length > 0);
  return (
    <div className="facets">
      <input type="checkbox" id="show-filters" className="vh" />
      <label htmlFor="show-filters" className="btn quiet">
        <Icon name="filter" />
        Filters
      </label>
      <form id={FACET_FORM_ID} action={ROUTES.search} aria-label="Filters">
        {kept.map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        {shown.map((facet) => (
          <FacetGroup key={facet.key} facet={facet} />
        ))}
        <button className="btn">Apply</button>
        <FitsApproval />
      </form>
    </div>
  );
}

function FacetGroup({ facet }: { readonly facet: FacetView }) {
  const { param: name, choice } = FACETS[facet.key];
  const isOne = choice === "one" && facet.values.length > 1;
  return (
    <fieldset>
      <legend>{facet.label}</legend>
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
      {facet.values.map((value) => (
        <label key={value.value}>
          <input
            type={isOne ? "radio" : "checkbox"}
            name={name}
            value={facetParam(value.value)}
            defaultChecked={value.isSelected}
            disabled={value.count === 0 && !value.isSelected}
          />
          {value.label} <small>{value.count.toLocaleString("en-US")}</small>
        </label>
      ))}
    </fieldset>
  );
}
