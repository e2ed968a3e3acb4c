/** Tires that are called as vehicles are: "michelin pilot tires" are none for a Honda Pilot. */

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

/** @param modelForm of the vehicle that the words name otherwise */
export function namesLineOfMaker(word: string, modelForm: string): boolean {
  return LINES.get(word)?.includes(modelForm) ?? false;
}
