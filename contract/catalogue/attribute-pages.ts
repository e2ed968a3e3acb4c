/** Pages of one attribute value in a category ("16 GB laptops", CATALOGUE-22): their subject and address. */
import { readBand, writeBand } from "./bands";
import { ATTRIBUTE_FACET_KEYS, FACETS, facetParam, isFacetId, optionsOf, type FacetKey } from "./facets";
import { categoryAttributePath, readListingPath } from "../site/paths";

export interface AttributeChoice {
  readonly key: FacetKey;
  readonly value: string;
}

/** A category and one value of one attribute. */
export interface AttributeInCategory extends AttributeChoice {
  readonly categoryId: string;
}

/** A page created by staff, with its content. */
export interface AttributePage extends AttributeInCategory {
  /** Page heading. */
  readonly title: string;
  readonly intro: string;
}

const PARAM_PREFIX = "f.";

/** Address of the page; the first page is 1. */
export function attributePagePath({ categoryId, key, value }: AttributeInCategory, page = 1): string {
  const attribute = {
    param: FACETS[key].param.slice(PARAM_PREFIX.length),
    value: facetParam(value).replaceAll(".", "_"),
  };
  return categoryAttributePath({ slug: categoryId }, attribute, page);
}

/** Parses the attribute in an address; null if unknown. */
export function readAttributeSegments(segments: { param: string; value: string }): AttributeChoice | null {
  const key = keyOfParam(`${PARAM_PREFIX}${segments.param}`);
  const value = key && valueOf(key, segments.value.replaceAll("_", "."));
  return key && value ? { key, value } : null;
}

/**
 * Parses an address that staff paste: a category with one filter, or an attribute page.
 * @returns a sentence about the problem if the address is invalid
 */
export function readPageAddress(address: string): AttributeInCategory | string {
  let url: URL;
  try {
    url = new URL(address.trim(), "https://shop.invalid");
  } catch {
    return NO_CATEGORY;
  }
  const place = readListingPath(url.pathname);
  if (!place?.categoryId || place.brandId !== null) return NO_CATEGORY;
  const { categoryId } = place;
  const chosen: [string, string][] = place.attribute
    ? [[`${PARAM_PREFIX}${place.attribute.param}`, place.attribute.value.replaceAll("_", ".")]]
    : [...url.searchParams].filter(([param, value]) => param.startsWith(PARAM_PREFIX) && value !== "");
  const [first] = chosen;
  if (!first || chosen.length > 1) return "Please choose exactly one filter in the category";
  const [param, text] = first;
  const key = keyOfParam(param);
  if (!key) return `“${param.slice(PARAM_PREFIX.length)}” isn't a product filter`;
  const value = valueOf(key, text);
  return value
    ? { categoryId, key, value }
    : `“${text}” isn't a value of ${FACETS[key].label}. ${valuesOf(key)}`;
}

const NO_CATEGORY =
  "Please copy the address of a category with one filter, such as /products/laptops/?f.memory=16";

function keyOfParam(param: string): FacetKey | null {
  return ATTRIBUTE_FACET_KEYS.find((key) => FACETS[key].param === param) ?? null;
}

/** @param text as spelled in an address */
function valueOf(key: FacetKey, text: string): string | null {
  const facet = FACETS[key];
  if (facet.kind === "name") return facet.names.find((name) => facetParam(name) === facetParam(text)) ?? null;
  if (facet.kind === "id") return isFacetId(text) ? text : null;
  const band = facet.kind === "band" ? readBand(text) : null;
  return band && writeBand(band);
}

const MAX_VALUES = 12;

function valuesOf(key: FacetKey): string {
  const options = optionsOf(FACETS[key]);
  const labels = options.slice(0, MAX_VALUES).map(({ label }) => label);
  return `Values: ${labels.join(", ")}${options.length > labels.length ? " …" : ""}`;
}
