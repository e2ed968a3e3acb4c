import { CONDITIONS, EFFECTS } from "./kinds";
import { effectOf, effectsOf, NO_TERMS, PARAMETERS, parametersOf, turnOf } from "./terms";

test("each parameter belongs to one kind", () => {
  const names = [EFFECTS, CONDITIONS].flatMap((kinds) => Object.values(kinds).flatMap(parametersOf));
  expect(names).toEqual(Object.keys(PARAMETERS));
});

test("the effect is the one with a value, and effects apply in the order of the registry", () => {
  const off = { ...NO_TERMS, centsOff: 100 };
  const free = { ...NO_TERMS, shipsFree: true };
  expect([effectOf(off), effectOf(free), effectOf(NO_TERMS)]).toEqual([
    EFFECTS.AMOUNT,
    EFFECTS.SHIPPING,
    null,
  ]);
  expect(effectsOf({ ...off, ...free, centsOff: 100 })).toHaveLength(2);
  expect([{ ...NO_TERMS, percentOff: 1 }, off, free, NO_TERMS].map(turnOf)).toEqual([0, 1, 2, 3]);
});
