/** What a word keeps about people: read for the download of one's data, forgotten when the account is deleted. */
import type { Db } from "../db/client";

export interface Person {
  readonly userId: string;
  /** The e-mail address, lower case. */
  readonly username: string;
}

export interface PersonalData {
  /** Parts of the download by their names, without secrets. Times are ISO 8601, amounts cents. */
  read(person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** Whether something for the person is under way, so that the account has to stay. */
  isNeeded?(unit: Db, person: Person): Promise<boolean>;
  /** Empties or deletes what says who it was, as a part of the transaction `unit`. */
  forget(unit: Db, person: Person): Promise<void>;
}
