/** Exports a user's data and deletes accounts (docs/decisions/personal-data.md). */
import { canonicalAddress } from "#contract/accounts/email-address";
import type { DeleteAccountInput } from "#contract/customers/profile";
import { MESSAGES } from "#contract/messages";
import { isStaff } from "#contract/staff/roles";
import type { OutgoingMail } from "../gateways/mail/outbox.store";
import { DomainError } from "../errors";
import type { AccountDataStore, Owner } from "./account-data.store";
import { eraseAccount, type EraseParts } from "./erase-account.change";

/** Ports to passwords and mails. */
export interface AccountDataParts extends EraseParts {
  readonly store: AccountDataStore;
  /**
   * Counts an attempt of a costly or guessable action.
   * @throws DomainError TOO_MANY_REQUESTS
   */
  limit(what: "password" | "export", userId: string): Promise<void>;
  isPassword(password: string, hash: string): Promise<boolean>;
  farewell(recipient: { readonly to: string; readonly firstName: string }): OutgoingMail;
}

const { validation, customers, generic } = MESSAGES;

export class AccountDataService {
  constructor(private readonly parts: AccountDataParts) {}

  /**
   * All stored data about the user, without secrets.
   * @throws DomainError NOT_FOUND when the account is no longer active, TOO_MANY_REQUESTS
   */
  async exportAccount(userId: string): Promise<Record<string, unknown>> {
    await this.parts.limit("export", userId);
    const personalData = await this.parts.store.findData(userId);
    if (!personalData) throw new DomainError("NOT_FOUND", generic.notFound);
    return { exportedAt: new Date(), ...personalData };
  }

  /**
   * Deletes the account of a customer who has re-authenticated. Idempotent.
   * @throws DomainError BAD_USER_INPUT for a wrong password or name and while an order is open, FORBIDDEN for
   * staff, TOO_MANY_REQUESTS
   */
  async deleteAccount(userId: string, proof: DeleteAccountInput): Promise<void> {
    const owner = await this.parts.store.findOwner(userId);
    if (!owner) return;
    if (isStaff(owner.role)) throw new DomainError("FORBIDDEN", customers.staffNotDeleted);
    await this.parts.limit("password", userId);
    await this.requireProof(owner, proof);
    const farewell = this.parts.farewell({ to: owner.username, firstName: owner.firstName });
    const erasure = await eraseAccount(this.parts, userId, farewell);
    if (erasure === "ORDER_UNDER_WAY") throw new DomainError("BAD_USER_INPUT", customers.orderUnderWay);
  }

  private async requireProof(owner: Owner, proof: DeleteAccountInput): Promise<void> {
    if (owner.passwordHash === null) {
      if (canonicalAddress(proof.username ?? "") !== canonicalAddress(owner.username))
        throw refuse("username", customers.accountNotDeletedName);
      return;
    }
    if (!proof.password) throw refuse("password", validation.currentPassword);
    if (!(await this.parts.isPassword(proof.password, owner.passwordHash))) {
      throw refuse("password", customers.accountNotDeleted);
    }
  }
}

function refuse(property: keyof DeleteAccountInput, message: string): DomainError {
  return new DomainError("BAD_USER_INPUT", message, [{ property, constraints: { proof: message } }]);
}
