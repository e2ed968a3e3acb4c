/**
 * Finds passwords with every kind of character that are still easy to guess: disguised common passwords, and
 * public facts about their owner (ACCOUNT-4, docs/decisions/accounts.md).
 */
import { MESSAGES } from "#contract/messages";
import { DomainError } from "../errors";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** Eight characters without a pattern take a hundred million guesses. */
const MIN_GUESSES = 100_000_000;
/** Examines only the first characters: it saves time, and further characters only add strength. */
const LOOKED_AT = 32;
/** Shorter pieces of a name occur in any password. */
const MIN_PIECE = 3;

let estimator: ZxcvbnFactory | null = null;

/** @param about username and names of the password's owner */
export function isGuessablePassword(password: string, about: readonly string[]): boolean {
  // Created lazily, because it takes megabytes.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: LOOKED_AT });
  const namePieces = about.flatMap(piecesOf);
  // The estimator rates several name pieces joined by symbols as many guesses. An attacker who knows the name
  // needs few.
  return [password, without(namePieces, password)].some(
    (text) => estimator!.check(text, namePieces).guesses < MIN_GUESSES,
  );
}

function without(pieces: readonly string[], password: string): string {
  const longestFirst = [...pieces].sort((one, other) => other.length - one.length);
  const any = longestFirst.map((piece) => piece.replace(/[^\p{L}\p{N}]/gu, "\\$&")).join("|");
  return any ? password.replace(new RegExp(any, "gi"), "") : password;
}

/** Splits ada.shopper@mail.example into the whole, ada.shopper, ada, shopper, mail and example. */
function piecesOf(name: string): string[] {
  const pieces = [name, name.split("@")[0]!, ...name.split(/[^\p{L}\p{N}]+/u), ...name.split(/\P{L}+/u)];
  return pieces.filter((piece) => piece.length >= MIN_PIECE);
}

/**
 * @param property the form field that held the password
 * @throws DomainError BAD_USER_INPUT (ACCOUNT-4)
 */
export function refuseGuessable(password: string, about: readonly string[], property = "password"): void {
  if (!isGuessablePassword(password, about)) return;
  const message = MESSAGES.validation.guessablePassword;
  throw new DomainError("BAD_USER_INPUT", message, [{ property, constraints: { guessable: message } }]);
}
