/** People a tester can sign in as; people entered by hand are stored and offered again. */
import type { BookStorage } from "../payments/book-storage";

export interface SandboxPerson {
  /** The provider's id of the person. */
  readonly sub: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

export interface People {
  list(): readonly SandboxPerson[];
  find(sub: string): SandboxPerson | null;
  save(person: SandboxPerson): void;
}

const FIRST: readonly SandboxPerson[] = [
  {
    sub: "sandbox-ada",
    email: "ada@people.example",
    isEmailVerified: true,
    firstName: "Ada",
    lastName: "Hopkins",
  },
  {
    sub: "sandbox-ben",
    email: "ben@people.example",
    isEmailVerified: false,
    firstName: "Ben",
    lastName: "Okafor",
  },
];

export function createPeople(books: BookStorage): People {
  const book = books.open<SandboxPerson>("people");
  return {
    list: () => [...FIRST, ...book.list()],
    find: (sub) => FIRST.find((person) => person.sub === sub) ?? book.get(sub) ?? null,
    save: (person) => book.put(person.sub, person),
  };
}
