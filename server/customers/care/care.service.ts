/** Customer care by staff (STAFF-3). contract/rest/staff-endpoints.ts lists the required permissions. */
import { wordsOfChange, type StaffChange } from "#contract/audit/changes/changes";
import type { Device } from "#contract/accounts/auth";
import {
  customerNeighboursInput,
  type AccountStatus,
  type Customer,
  type CustomerProfileInput,
  type CustomerRow,
  type CustomersInput,
} from "#contract/customers/care";
import type { CustomerAddressInput } from "#contract/customers/page";
import type { Address, AddressInput } from "#contract/customers/profile";
import { MESSAGES } from "#contract/messages";
import type { Page } from "#contract/fields/page";
import { recording, type AuditTrail, type AuditWrite, type StaffAct } from "../../audit/audit.port";
import type { Db } from "../../db/client";
import { DomainError } from "../../errors";
import { validate } from "../../http/validation";
import type { AddressesService, ByStaff } from "../addresses.service";
import type { CreditReading } from "../credit.port";
import type { ProfileService } from "../profile.service";
import { setCustomerStatus } from "./set-customer-status.change";
import type { CustomerNeighbours, CustomerRecord, DirectoryStore, MovedRecord } from "./directory.store";

export interface CareParts {
  readonly db: Db;
  readonly directory: DirectoryStore;
  readonly profiles: ProfileService;
  readonly addresses: AddressesService;
  readonly credit: CreditReading;
  readonly trail: AuditTrail;
  /** A user's devices, last used first. */
  listDevices(userId: string): Promise<Device[]>;
  /**
   * Sets a password, ends all sessions and mails the owner.
   * @throws DomainError for an easily guessed password
   */
  givePassword(userId: string, password: string, recordAudit: AuditWrite): Promise<void>;
}

const { customers } = MESSAGES;

export class CareService {
  constructor(private readonly parts: CareParts) {}

  /** Newest first. */
  async list(query: CustomersInput): Promise<Page<CustomerRow>> {
    return this.parts.directory.list(query);
  }

  /**
   * User names before and after a customer in the list.
   * @throws DomainError BAD_USER_INPUT
   */
  async findNeighbours(input: unknown): Promise<CustomerNeighbours> {
    return this.parts.directory.findNeighbours(validate(customerNeighboursInput, input));
  }

  /**
   * For a merged account, returns the remaining one.
   * @throws DomainError NOT_FOUND for staff and for an unknown customer, like all calls about one customer
   */
  async get(username: string): Promise<Customer> {
    const customer = await this.parts.directory.find(username);
    const moved = customer ? null : await this.parts.directory.findMoved(username);
    const { userId, hasPassword, ...row } = customer ?? (await this.getRecord(moved?.into ?? username));
    const preApprovedCreditDetails = await this.parts.credit.findCredit(userId);
    const movedFrom = moved && { username: moved.username, by: moved.by, at: moved.at };
    return { ...row, type: "CUSTOMER", attributes: { hasPassword }, preApprovedCreditDetails, movedFrom };
  }

  /** Null for staff, and for an unknown user. */
  async find(username: string): Promise<Pick<CustomerRecord, "userId" | "username" | "status"> | null> {
    return this.parts.directory.find(username);
  }

  /** The account a merged account went to; null when it was not merged. */
  findMoved(username: string): Promise<MovedRecord | null> {
    return this.parts.directory.findMoved(username);
  }

  async listAddresses(username: string): Promise<Address[]> {
    return this.parts.addresses.listAddresses((await this.getRecord(username)).userId);
  }

  /** @throws DomainError BAD_USER_INPUT at LIMITS.account.addressesPerCustomer */
  async addAddress(act: StaffAct, username: string, input: AddressInput): Promise<Address[]> {
    const { userId } = await this.requireActive(username);
    const byStaff = this.byStaff(act, username, { kind: "ADDRESS_ADDED", subject: accountOf(userId) });
    return this.parts.addresses.addAddress(userId, input, byStaff);
  }

  async deleteAddress(act: StaffAct, username: string, addressId: string): Promise<Address[]> {
    const { userId } = await this.requireActive(username);
    const byStaff = this.byStaff(act, username, { kind: "ADDRESS_DELETED", subject: accountOf(userId) });
    return this.parts.addresses.deleteAddress(userId, addressId, byStaff);
  }

  /**
   * @throws DomainError BAD_USER_INPUT naming the person who changed the customer since the given revision
   */
  async updateAddress(
    act: StaffAct,
    username: string,
    id: string,
    { revision, ...input }: CustomerAddressInput,
  ): Promise<Address[]> {
    const { userId } = await this.requireActive(username);
    const change = { kind: "ADDRESS_CHANGED", subject: accountOf(userId) } as const;
    const byStaff = this.byStaff(act, username, change, revision);
    return this.parts.addresses.updateAddress(userId, { id, ...input }, byStaff);
  }

  /**
   * @throws DomainError BAD_USER_INPUT naming the person who changed the customer since the given revision
   */
  async updateProfile(
    act: StaffAct,
    username: string,
    { revision, ...input }: CustomerProfileInput,
  ): Promise<Customer> {
    const { userId, ...before } = await this.requireActive(username);
    const fields = (["firstName", "lastName", "phone"] as const).filter((key) => before[key] !== input[key]);
    const subject = accountOf(userId);
    const { change, recordAudit } = this.byStaff(
      act,
      username,
      { kind: "PROFILE_CHANGED", subject, after: { fields } },
      revision,
    );
    const outcome = await this.parts.profiles.updateForStaff(userId, input, change, recordAudit);
    if (outcome === "STALE") throw await this.stale(username);
    return this.get(username);
  }

  /** Ends all sessions of the customer. */
  async changePassword(act: StaffAct, username: string, password: string): Promise<void> {
    const { userId } = await this.getRecord(username);
    const change = { kind: "PASSWORD_CHANGED", subject: accountOf(userId) } as const;
    await this.parts.givePassword(userId, password, recording(this.parts.trail, act, change));
  }

  /** Disabling an account ends its sessions at once. */
  async setStatus(act: StaffAct, username: string, status: AccountStatus): Promise<Customer> {
    const { userId, status: before } = await this.getRecord(username);
    const { db, trail } = this.parts;
    const recordAudit = recording(trail, act, {
      kind: "ACCOUNT_STATUS_CHANGED",
      subject: accountOf(userId),
      before: { status: before },
      after: { status },
    });
    await setCustomerStatus(db, userId, status, act.userId, recordAudit);
    return this.get(username);
  }

  async listSessions(username: string): Promise<Device[]> {
    return this.parts.listDevices((await this.getRecord(username)).userId);
  }

  /** @throws DomainError NOT_FOUND */
  async getRecord(username: string): Promise<CustomerRecord> {
    const customer = await this.parts.directory.find(username);
    if (!customer) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    return customer;
  }

  private async requireActive(username: string): Promise<CustomerRecord> {
    const customer = await this.getRecord(username);
    if (customer.status !== "ACTIVE") throw new DomainError("BAD_USER_INPUT", customers.isDisabled);
    return customer;
  }

  private byStaff(act: StaffAct, username: string, change: StaffChange, expectedRevision?: number): ByStaff {
    return {
      change: { by: act.userId, what: wordsOfChange(change).note, expectedRevision },
      recordAudit: recording(this.parts.trail, act, change),
      refuse: () => this.stale(username),
    };
  }

  /** Names the person who was first, and what they changed. */
  private async stale(username: string): Promise<DomainError> {
    const { changed } = await this.getRecord(username);
    const message = customers.changedMeanwhile(
      changed?.by || "The account owner",
      changed?.what ?? "profile",
    );
    return new DomainError("BAD_USER_INPUT", message, [
      { property: "revision", constraints: { stale: message } },
    ]);
  }
}

const accountOf = (id: string) => ({ type: "account", id }) as const;
