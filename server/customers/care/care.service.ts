/** Decides what staff do for customers (STAFF-3); what it takes is said by contract/staff-endpoints.ts. */
import type { Device } from "#contract/auth";
import {
  ACCOUNT_STATUS_WORDS,
  customerNeighboursInput,
  type AccountStatus,
  type Customer,
  type CustomerRow,
  type CustomersInput,
} from "#contract/customer-care";
import type { Address, AddressInput, ProfileInput } from "#contract/customers";
import { MESSAGES } from "#contract/messages";
import type { AuditTrail, Note, StaffAct } from "../../audit/audit.port";
import { DomainError } from "../../errors";
import { validate } from "../../http/validation";
import type { AddressesService } from "../addresses.service";
import type { CreditReading } from "../credit.port";
import type { ProfileService } from "../profile.service";
import type { CustomerNeighbours, CustomerRecord, DirectoryStore } from "./directory.store";

export interface CareParts {
  readonly directory: DirectoryStore;
  readonly profiles: ProfileService;
  readonly addresses: AddressesService;
  readonly credit: CreditReading;
  readonly trail: AuditTrail;
  /** The devices of a user, the last used first. */
  listDevices(userId: string): Promise<Device[]>;
  /** Sets a password, ends all sessions and mails the owner. @throws DomainError for one that is guessed at once */
  givePassword(userId: string, password: string, note: Note): Promise<void>;
}

export class CareService {
  constructor(private readonly parts: CareParts) {}

  /** The newest first. */
  async list(query: CustomersInput): Promise<{ readonly customers: CustomerRow[]; readonly total: number }> {
    return this.parts.directory.list(query);
  }

  /** User names before and after a customer in the list. @throws DomainError BAD_USER_INPUT */
  async findNeighbours(asked: unknown): Promise<CustomerNeighbours> {
    return this.parts.directory.findNeighbours(validate(customerNeighboursInput, asked));
  }

  /** @throws DomainError NOT_FOUND for staff and for an unknown customer, as all calls about one customer do */
  async get(username: string): Promise<Customer> {
    const { userId, hasPassword, ...row } = await this.require(username);
    const preApprovedCreditDetails = await this.parts.credit.findCredit(userId);
    return { ...row, type: "CUSTOMER", attributes: { hasPassword }, preApprovedCreditDetails };
  }

  /** Null for staff, and for an unknown user. */
  async find(username: string): Promise<Pick<CustomerRecord, "userId" | "username" | "status"> | null> {
    return this.parts.directory.find(username);
  }

  async listAddresses(username: string): Promise<Address[]> {
    return this.parts.addresses.listAddresses((await this.require(username)).userId);
  }

  /** @throws DomainError BAD_USER_INPUT at LIMITS.account.addressesPerCustomer */
  async addAddress(act: StaffAct, username: string, input: AddressInput): Promise<Address[]> {
    const { userId } = await this.requireActive(username);
    return this.parts.addresses.addAddress(userId, input, this.note(act, userId, "address added"));
  }

  async deleteAddress(act: StaffAct, username: string, addressId: string): Promise<Address[]> {
    const { userId } = await this.requireActive(username);
    return this.parts.addresses.deleteAddress(userId, addressId, this.note(act, userId, "address deleted"));
  }

  async updateProfile(act: StaffAct, username: string, input: ProfileInput): Promise<Customer> {
    const { userId, ...before } = await this.requireActive(username);
    const fields = { firstName: "first name", lastName: "last name", phone: "telephone" } as const;
    const changed = (["firstName", "lastName", "phone"] as const).filter((key) => before[key] !== input[key]);
    const note = `profile: ${changed.map((key) => fields[key]).join(", ") || "nothing"}`;
    await this.parts.profiles.updateProfile(userId, input, this.note(act, userId, note));
    return this.get(username);
  }

  /** Ends every session of the customer. */
  async changePassword(act: StaffAct, username: string, password: string): Promise<void> {
    const { userId } = await this.require(username);
    await this.parts.givePassword(userId, password, this.note(act, userId, "password"));
  }

  /** A disabled account is signed out at once. */
  async setStatus(act: StaffAct, username: string, status: AccountStatus): Promise<Customer> {
    const { userId, status: before } = await this.require(username);
    const note = this.note(
      act,
      userId,
      `status: ${ACCOUNT_STATUS_WORDS[before]} → ${ACCOUNT_STATUS_WORDS[status]}`,
    );
    await this.parts.directory.setStatus(userId, status, note);
    return this.get(username);
  }

  async listSessions(username: string): Promise<Device[]> {
    return this.parts.listDevices((await this.require(username)).userId);
  }

  private async require(username: string): Promise<CustomerRecord> {
    const found = await this.parts.directory.find(username);
    if (!found) throw new DomainError("NOT_FOUND", MESSAGES.generic.notFound);
    return found;
  }

  private async requireActive(username: string): Promise<CustomerRecord> {
    const found = await this.require(username);
    if (found.status !== "ACTIVE") throw new DomainError("BAD_USER_INPUT", MESSAGES.customers.isDisabled);
    return found;
  }

  private note(act: StaffAct, subjectId: string, note: string): Note {
    return (unit) => this.parts.trail.record(unit, act, { subjectId, note });
  }
}
