/** Saved tire and wheel searches by vehicle and by size (specification section 3), identified by name. */
import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { visitorChanged } from "./auth-slice";

interface SavedEntry {
  readonly name: string;
  /** A path of the site with its query. */
  readonly address: string;
}

/** An entry and the list it belongs to. */
export interface FiledSearch extends SavedEntry {
  readonly list: "vehicleTires" | "vehicleWheels" | "sizes";
}

interface SavedSearchesState {
  readonly byVehicle: { readonly tires: readonly SavedEntry[]; readonly wheels: readonly SavedEntry[] };
  readonly bySize: readonly SavedEntry[];
}

const EMPTY: SavedSearchesState = { byVehicle: { tires: [], wheels: [] }, bySize: [] };

const savedSearchesSlice = createSlice({
  name: "savedSearches",
  initialState: EMPTY,
  reducers: {
    /** All searches of the account or browser, last saved first. */
    searchesRead: (_state, { payload }: PayloadAction<readonly FiledSearch[]>): SavedSearchesState =>
      payload.reduceRight(withFirst, EMPTY),
    searchSaved: (state, { payload }: PayloadAction<FiledSearch>): SavedSearchesState =>
      withFirst(state, payload),
  },
  extraReducers: (builder) => builder.addCase(visitorChanged, () => EMPTY),
});

/** Puts the entry first and replaces an entry of the same name (specification section 4). */
function withFirst(state: SavedSearchesState, { list, name, address }: FiledSearch): SavedSearchesState {
  const put = (entries: readonly SavedEntry[]) => [
    { name, address },
    ...entries.filter((entry) => entry.name !== name),
  ];
  const { byVehicle, bySize } = state;
  if (list === "sizes") return { byVehicle, bySize: put(bySize) };
  return list === "vehicleTires"
    ? { bySize, byVehicle: { ...byVehicle, tires: put(byVehicle.tires) } }
    : { bySize, byVehicle: { ...byVehicle, wheels: put(byVehicle.wheels) } };
}

export const { searchesRead, searchSaved } = savedSearchesSlice.actions;
export const savedSearchesReducer = savedSearchesSlice.reducer;
