/** Decides over the saved addresses of a user. Someone else's address answers like one that does not exist. */
import type { Address, AddressInput } from "#contract/customers";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import type { Note } from "../audit/audit.port";
import { DomainError } from "../errors";
import type { AddressBook, AddressContent, AddressesStore } from "./addresses.store";

export class AddressesService {
  constructor(private readonly store: AddressesStore) {}

  /** The default first, then the newest first. */
  listAddresses(userId: string): Promise<Address[]> {
    return this.store.list(userId);
  }

  /**
   * Saves an address once, however often it is sent: one that is there already is not kept twice.
   * @param note who did it, when it was not the owner
   * @throws DomainError BAD_USER_INPUT at LIMITS.account.addressesPerCustomer, NOT_FOUND for no active user
   * @returns all addresses
   */
  addAddress(userId: string, input: AddressInput, note?: Note): Promise<Address[]> {
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
      note,
    );
  }

  /** @throws DomainError NOT_FOUND for an address that is not the user's. @returns all addresses */
  updateAddress(
    userId: string,
    { id, ...input }: AddressInput & { readonly id: string },
  ): Promise<Address[]> {
    return this.change(userId, async (book) => {
      const before = await requireAddress(book, id);
      await book.replace(id, contentOf(input));
      if (input.isDefault !== before.isDefault) await book.setDefault(input.isDefault ? id : null);
    });
  }

  /** @throws DomainError NOT_FOUND for an address that is not the user's. @returns the addresses that are left */
  deleteAddress(userId: string, id: string, note?: Note): Promise<Address[]> {
    return this.change(
      userId,
      async (book) => {
        await requireAddress(book, id);
        await book.remove(id);
      },
      note,
    );
  }

  private async change(
    userId: string,
    task: (book: AddressBook) => Promise<void>,
    note?: Note,
  ): Promise<Address[]> {
    const addresses = await this.store.change(
      userId,
      async (book) => {
        await task(book);
        return book.list();
      },
      note,
    );
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
