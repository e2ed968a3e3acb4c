/** Reads and changes customer profiles (ACCOUNT-7, ACCOUNT-13). */
import { withCountryPrefix, withoutCountryPrefix } from "#contract/fields/fields";
import type { Profile, ProfileInput } from "#contract/customers/profile";
import { MESSAGES } from "#contract/messages";
import type { AccountChange } from "../db/account-changes";
import type { Db } from "../db/client";
import type { Sealer } from "../db/sealed";
import { DomainError } from "../errors";
import type { CreditReading } from "./credit.port";
import { changeIdentity, type ProfileAudit } from "./change-identity.change";
import type { ProfileRecord, ProfileStore } from "./profile.store";

export interface ProfileParts {
  readonly db: Db;
  readonly sealer: Sealer;
  readonly store: ProfileStore;
  readonly credit: CreditReading;
}

export class ProfileService {
  constructor(private readonly parts: ProfileParts) {}

  /** @throws DomainError NOT_FOUND when the account is no longer active */
  async getProfile(userId: string): Promise<Profile> {
    return this.toAnswer(userId, await this.parts.store.findProfile(userId));
  }

  /**
   * Shared by the account page and the checkout.
   * @throws DomainError NOT_FOUND when the account is no longer active
   */
  async updateProfile(userId: string, input: ProfileInput): Promise<Profile> {
    const changed = await this.change(userId, input, { by: userId, what: "profile" });
    return this.toAnswer(userId, changed === "STALE" ? null : changed);
  }

  /**
   * Same as updateProfile, for staff.
   * @param recordAudit written with the change
   * @returns STALE, with nothing changed, when another change came first
   * @throws DomainError NOT_FOUND when the account is no longer active
   */
  async updateForStaff(
    userId: string,
    input: ProfileInput,
    by: AccountChange,
    recordAudit: ProfileAudit,
  ): Promise<Profile | "STALE"> {
    const changed = await this.change(userId, input, by, recordAudit);
    return changed === "STALE" ? changed : this.toAnswer(userId, changed);
  }

  private change(userId: string, input: ProfileInput, by: AccountChange, recordAudit?: ProfileAudit) {
    const { firstName, lastName, phone } = input;
    const change = { firstName, lastName, phone: withCountryPrefix(phone) };
    return changeIdentity(this.parts, userId, change, by, recordAudit);
  }

  private async toAnswer(userId: string, record: ProfileRecord | null): Promise<Profile> {
    if (!record) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    const { username, role, firstName, lastName, phone, hasPassword } = record;
    return {
      username,
      type: role,
      firstName,
      lastName,
      phone: withoutCountryPrefix(phone),
      attributes: { hasPassword },
      preApprovedCreditDetails: await this.parts.credit.findCredit(userId),
    };
  }
}
