/** Manages a user's saved addresses. Another user's address is reported as missing. */
import type { Address, AddressInput } from "#contract/customers/profile";
import { LIMITS } from "#contract/limits";
import { MESSAGES } from "#contract/messages";
import type { AuditWrite } from "../audit/audit.port";
import type { AccountChange } from "../db/account-changes";
import { DomainError } from "../errors";
import { changeAddresses, type AddressChangeParts } from "./change-addresses.change";
import type { AddressBook, AddressContent, AddressesStore } from "./addresses.store";

/** A change made by staff for the owner. */
export interface ByStaff {
  readonly change: AccountChange;
  readonly recordAudit: AuditWrite;
  /** The error for a save based on a stale revision. */
  refuse(): Promise<DomainError>;
}

export interface AddressParts extends AddressChangeParts {
  readonly store: AddressesStore;
}

export class AddressesService {
  constructor(private readonly parts: AddressParts) {}

  /** The default first, then newest first. */
  listAddresses(userId: string): Promise<Address[]> {
    return this.parts.store.list(userId);
  }

  /**
   * Saves an address. Idempotent: an identical address is not stored twice.
   * @param byStaff set when someone other than the owner saves it
   * @throws DomainError BAD_USER_INPUT at LIMITS.account.addressesPerCustomer, NOT_FOUND for an inactive user
   * @returns all addresses
   */
  addAddress(userId: string, input: AddressInput, byStaff?: ByStaff): Promise<Address[]> {
    return this.change(
      userId,
      async (book) => {
        const content = contentOf(input);
        const saved = await book.list();
        const duplicate = saved.find((address) => isSame(contentOf(address), content));
        if (!duplicate && saved.length >= LIMITS.account.addressesPerCustomer) {
          throw new DomainError("BAD_USER_INPUT", MESSAGES.customers.tooManyAddresses);
        }
        const id = duplicate?.id ?? (await book.insert(content));
        if (input.isDefault) await book.setDefault(id);
      },
      byStaff,
    );
  }

  /**
   * @throws DomainError NOT_FOUND for another user's address, and the error of byStaff.refuse for a stale
   * revision
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

  /**
   * @throws DomainError NOT_FOUND for another user's address
   * @returns the remaining addresses
   */
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
    const addresses = await changeAddresses(
      this.parts,
      userId,
      async (book) => {
        await task(book);
        return book.list();
      },
      byStaff?.change ?? { by: userId, what: "addresses" },
      byStaff?.recordAudit,
    );
    if (addresses === "STALE") throw (await byStaff?.refuse()) ?? notFound();
    if (!addresses) throw notFound();
    return addresses;
  }
}

async function requireAddress(book: AddressBook, id: string): Promise<Address> {
  const address = (await book.list()).find((entry) => entry.id === id.toLowerCase());
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
