/** Tire lines named like vehicles: "michelin pilot tires" are not for a Honda Pilot. */

const LINES: ReadonlyMap<string, readonly string[]> = new Map([
  ["michelin", ["pilot", "defender", "latitude", "primacy"]],
  ["goodyear", ["wrangler", "eagle", "fortera"]],
  ["cooper", ["discoverer", "evolution"]],
  ["firestone", ["destination", "transforce"]],
  ["pirelli", ["scorpion"]],
  ["continental", ["terrain"]],
  ["nitto", ["terra"]],
  ["general", ["altimax"]],
  ["kumho", ["solus", "crugen"]],
  ["hankook", ["optimo"]],
]);

/** @param modelForm of the vehicle the words would otherwise name */
export function namesLineOfMaker(word: string, modelForm: string): boolean {
  return LINES.get(word)?.includes(modelForm) ?? false;
}
