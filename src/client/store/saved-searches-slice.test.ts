import { visitorChanged } from "./auth-slice";
import { savedSearchesReducer, searchesRead, searchSaved, type FiledSearch } from "./saved-searches-slice";

const camry: FiledSearch = { list: "vehicleTires", name: "Camry", address: "/finder/?year=2019" };
const civic: FiledSearch = { list: "vehicleTires", name: "Civic", address: "/finder/?year=2020" };
const own = ({ name, address }: FiledSearch) => ({ name, address });

test("a new search comes first and replaces the one with its name in the same list", () => {
  const read = savedSearchesReducer(undefined, searchesRead([camry, civic]));
  expect(read.byVehicle.tires).toEqual([own(camry), own(civic)]);
  const newer = { ...civic, address: "/finder/?year=2021" };
  const saved = savedSearchesReducer(read, searchSaved(newer));
  expect(saved.byVehicle.tires).toEqual([own(newer), own(camry)]);
});

test("tires, wheels and sizes are separate lists, where equal names do not conflict", () => {
  const wheels: FiledSearch = { ...camry, list: "vehicleWheels" };
  const size: FiledSearch = { list: "sizes", name: "Camry", address: "/tires/215-55r17/" };
  const read = savedSearchesReducer(undefined, searchesRead([camry, wheels, size]));
  expect(read).toEqual({
    byVehicle: { tires: [own(camry)], wheels: [own(wheels)] },
    bySize: [own(size)],
  });
  expect(savedSearchesReducer(read, visitorChanged())).toEqual({
    byVehicle: { tires: [], wheels: [] },
    bySize: [],
  });
});
