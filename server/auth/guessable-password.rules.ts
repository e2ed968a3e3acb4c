/**
 * Passwords that hold every kind of character and are guessed at once all the same: common ones, in whatever disguise, and
 * those made of what everybody knows of their owner (ACCOUNT-4, docs/decisions/accounts.md).
 */
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../errors";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** Eight characters without any pattern take a hundred million guesses. */
const LEAST_GUESSES = 100_000_000;
/** Of a longer password the first ones are looked at: nobody waits for more, and more only make it harder. */
const LOOKED_AT = 32;
/** Shorter pieces of a name are in any password. */
const SHORTEST_PIECE = 3;

let estimator: ZxcvbnFactory | null = null;

/** @param about user name and names of whoever the password is for */
export function isGuessablePassword(password: string, about: readonly string[]): boolean {
  // Made when the first password is chosen: it takes megabytes.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LOOKED_AT });
  const known = about.flatMap(piecesOf);
  // Several pieces of a name, with signs between, are many guesses to the estimator and few to whoever knows the name.
  return [password, without(known, password)].some(
    (text) => estimator!.check(text, known).guesses < LEAST_GUESSES,
  );
}

function without(pieces: readonly string[], password: string): string {
  const longestFirst = [...pieces].sort((one, other) => other.length - one.length);
  const any = longestFirst.map((piece) => piece.replace(/[^\p{L}\p{N}]/gu, "\\$&")).join("|");
  return any ? password.replace(new RegExp(any, "gi"), "") : password;
}

/** ada.shopper@mail.example → the whole, ada.shopper, ada, shopper, mail and example */
function piecesOf(name: string): string[] {
  const pieces = [name, name.split("@")[0]!, ...name.split(/[^\p{L}\p{N}]+/u), ...name.split(/\P{L}+/u)];
  return pieces.filter((piece) => piece.length >= SHORTEST_PIECE);
}

/** @param property the field it was typed into. @throws DomainError BAD_USER_INPUT (ACCOUNT-4) */
export function refuseGuessable(password: string, about: readonly string[], property = "password"): void {
  if (!isGuessablePassword(password, about)) return;
  const message = MESSAGES.validation.guessablePassword;
  throw new DomainError("BAD_USER_INPUT", message, [{ property, constraints: { guessable: message } }]);
}
