/** Load indices (TIRE-2): the load of one tire at its rated speed and pressure. */

/**
 * Kilograms of index 80 and up, ten to a row, as published by ETRTO and TRA. Every 80 indices the load is ten
 * times as high.
 */
const KILOGRAMS = `
  450 462 475 487 500 515 530 545 560 580
  600 615 630 650 670 690 710 730 750 775
  800 825 850 875 900 925 950 975 1000 1030
  1060 1090 1120 1150 1180 1215 1250 1285 1320 1360
  1400 1450 1500 1550 1600 1650 1700 1750 1800 1850
  1900 1950 2000 2060 2120 2180 2240 2300 2360 2430
  2500 2575 2650 2725 2800 2900 3000 3075 3150 3250
  3350 3450 3550 3650 3750 3875 4000 4125 4250 4375`
  .trim()
  .split(/\s+/)
  .map(Number);
const FIRST_INDEX = 80;
/** Lower indices are for bicycles and mopeds. */
const LOWEST_INDEX = 50;
const HIGHEST_INDEX = 279;

const POUNDS_OF_KILOGRAM = 2.20462;
/** Loads in US tables that differ from the rounded conversion. */
const PRINTED_POUNDS: Readonly<Record<number, number>> = { 69: 716, 87: 1201, 107: 2149 };

/** @returns null for an index not in the table */
export function loadOfIndexKg(index: number): number | null {
  if (index < LOWEST_INDEX || index > HIGHEST_INDEX) return null;
  const repeats = Math.floor((index - FIRST_INDEX) / KILOGRAMS.length);
  const kilograms = KILOGRAMS[index - FIRST_INDEX - repeats * KILOGRAMS.length];
  return kilograms === undefined ? null : Math.floor(kilograms * 10 ** repeats);
}

/** @returns null for an index not in the table */
export function loadOfIndexPounds(index: number): number | null {
  const kilograms = loadOfIndexKg(index);
  return kilograms === null ? null : (PRINTED_POUNDS[index] ?? Math.round(kilograms * POUNDS_OF_KILOGRAM));
}
