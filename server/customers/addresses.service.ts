/** Decides over the saved addresses of a user. Someone else's address answers like one that does not exist. */
import type { Address, AddressInput } from "#contract/customers/profile";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import type { Note } from "../audit/audit.port";
import type { AccountChange } from "../db/account-changes";
import { DomainError } from "../errors";
import type { AddressBook, AddressContent, AddressesStore } from "./addresses.store";

/** A change by somebody other than the owner. */
export interface ByStaff {
  readonly change: AccountChange;
  readonly note: Note;
  /** What to say to a save on an earlier state. */
  refuse(): Promise<DomainError>;
}

export class AddressesService {
  constructor(private readonly store: AddressesStore) {}

  /** The default first, then the newest first. */
  listAddresses(userId: string): Promise<Address[]> {
    return this.store.list(userId);
  }

  /**
   * Saves an address once, however often it is sent: one that is there already is not kept twice.
   * @param byStaff who did it, when it was not the owner
   * @throws DomainError BAD_USER_INPUT at LIMITS.account.addressesPerCustomer, NOT_FOUND for no active user
   * @returns all addresses
   */
  addAddress(userId: string, input: AddressInput, byStaff?: ByStaff): Promise<Address[]> {
    return this.change(
      userId,
      async (book) => {
        const content = contentOf(input);
        const saved = await book.list();
        const same = saved.find((address) => isSame(contentOf(address), content));
        if (!same && saved.length >= LIMITS.account.addressesPerCustomer) {
          throw new DomainError("BAD_USER_INPUT", MESSAGES.customers.tooManyAddresses);
        }
        const id = same?.id ?? (await book.insert(content));
        if (input.isDefault) await book.setDefault(id);
      },
      byStaff,
    );
  }

  /**
   * @throws DomainError NOT_FOUND for an address that is not the user's, and what byStaff.refuse says of a save on an
   *   earlier state
   * @returns all addresses
   */
  updateAddress(
    userId: string,
    { id, ...input }: AddressInput & { readonly id: string },
    byStaff?: ByStaff,
  ): Promise<Address[]> {
    return this.change(
      userId,
      async (book) => {
        const before = await requireAddress(book, id);
        await book.replace(id, contentOf(input));
        if (input.isDefault !== before.isDefault) await book.setDefault(input.isDefault ? id : null);
      },
      byStaff,
    );
  }

  /** @throws DomainError NOT_FOUND for an address that is not the user's. @returns the addresses that are left */
  deleteAddress(userId: string, id: string, byStaff?: ByStaff): Promise<Address[]> {
    return this.change(
      userId,
      async (book) => {
        await requireAddress(book, id);
        await book.remove(id);
      },
      byStaff,
    );
  }

  private async change(
    userId: string,
    task: (book: AddressBook) => Promise<void>,
    byStaff?: ByStaff,
  ): Promise<Address[]> {
    const addresses = await this.store.change(
      userId,
      async (book) => {
        await task(book);
        return book.list();
      },
      byStaff?.change ?? { by: userId, what: "addresses" },
      byStaff?.note,
    );
    if (addresses === "STALE") throw (await byStaff?.refuse()) ?? notFound();
    if (!addresses) throw notFound();
    return addresses;
  }
}

async function requireAddress(book: AddressBook, id: string): Promise<Address> {
  const address = (await book.list()).find((one) => one.id === id.toLowerCase());
  if (!address) throw notFound();
  return address;
}

function notFound(): DomainError {
  return new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
}

function contentOf(input: AddressInput | Address): AddressContent {
  const { firstName, lastName, address1, city, state, postalCode, country, phone } = input;
  return {
    firstName,
    lastName,
    address1,
    address2: input.address2 ?? "",
    city,
    state,
    postalCode,
    country,
    phone,
  };
}

function isSame(one: AddressContent, other: AddressContent): boolean {
  return (Object.keys(one) as (keyof AddressContent)[]).every((field) => one[field] === other[field]);
}
