/** Speed ratings (TIRE-2), slowest first: H is between U and V. */

/** Kilometers per hour. ZR and Y in parentheses mean "above 240" and "above 300" and have no exact speed. */
const KILOMETERS_PER_HOUR = {
  A1: 5,
  A2: 10,
  A3: 15,
  A4: 20,
  A5: 25,
  A6: 30,
  A7: 35,
  A8: 40,
  B: 50,
  C: 60,
  D: 65,
  E: 70,
  F: 80,
  G: 90,
  J: 100,
  K: 110,
  L: 120,
  M: 130,
  N: 140,
  P: 150,
  Q: 160,
  R: 170,
  S: 180,
  T: 190,
  U: 200,
  H: 210,
  V: 240,
  W: 270,
  Y: 300,
} as const;

export type SpeedRating = keyof typeof KILOMETERS_PER_HOUR;

export function isSpeedRating(text: string): text is SpeedRating {
  return Object.hasOwn(KILOMETERS_PER_HOUR, text);
}

const KILOMETERS_OF_MILE = 1.609344;

/** Rounded to whole miles per hour, as makers publish it: H is 130, Y is 186. */
export function speedOfRatingMph(rating: SpeedRating): number {
  return Math.round(KILOMETERS_PER_HOUR[rating] / KILOMETERS_OF_MILE);
}
