/** Saved searches under headings: vehicles, tire sizes, and all others (specification section 3). */
import { LABELS } from "#contract/messages";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import { savedLineList } from "../../catalogue/finder/saved-line";
import { searchesRead } from "../../client/store/saved-searches-slice";
import type { ShopState } from "../../client/store/shop-store";
import { SearchRows, type SavedSearch, type SearchChanges } from "./search-rows";

interface GroupedSearchesProps extends SearchChanges {
  /** Last saved first. */
  readonly searches: readonly SavedSearch[];
}

export function GroupedSearches({ searches, ...rows }: GroupedSearchesProps) {
  const dispatch = useDispatch();
  useEffect(() => {
    const filed = searches.flatMap(({ name, address }) => {
      const list = savedLineList(address);
      return list ? [{ list, name, address }] : [];
    });
    dispatch(searchesRead(filed));
  }, [dispatch, searches]);
  const { byVehicle, bySize } = useSelector(({ savedSearches }: ShopState) => savedSearches);
  const named = new Map(searches.map((search) => [search.name, search]));
  const of = (entries: readonly { readonly name: string }[]) =>
    entries.flatMap(({ name }) => named.get(name) ?? []);
  const groups: readonly (readonly [heading: string, searches: readonly SavedSearch[]])[] = [
    ["Tires for your vehicles", of(byVehicle.tires)],
    ["Wheels for your vehicles", of(byVehicle.wheels)],
    ["Tire sizes", of(bySize)],
    ["Searches", searches.filter(({ address }) => savedLineList(address) === null)],
  ];
  const filled = groups.filter(([, group]) => group.length > 0);
  return filled.map(([heading, group]) => (
    <section key={heading}>
      {/* A single group needs no heading. */}
      {filled.length > 1 && <h2>{heading}</h2>}
      <SearchRows searches={group} {...rows} label={filled.length > 1 ? heading : LABELS.savedSearches} />
    </section>
  ));
}
