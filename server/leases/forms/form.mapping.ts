/** The application form: saved by step, displayed without secrets, and sent to lessors. */
import {
  LEASE_FORMS,
  LEASE_SECRETS,
  LEASE_STEPS,
  type LeaseDraft,
  type LeaseForm,
  type LeaseStep,
} from "#contract/leases/application";
import type { BankAccountType, PayFrequency } from "#contract/leases/statuses";
import { fields } from "../../gateways/fields";
import type { Applicant } from "../lessors/lessor.port";
import type { SavedForm, DisplayedApplicant } from "./form.record";

const lastFour = (digits: string) => digits.slice(-4);

/** A step's input, with empty secret fields filled from the saved form. */
export function withSavedSecrets(step: LeaseStep, sent: unknown, saved: SavedForm): Record<string, unknown> {
  const input = fields(sent);
  const before = (saved[step] ?? {}) as Readonly<Record<string, unknown>>;
  const omitted = LEASE_SECRETS[step].filter((name) => {
    const value: unknown = input[name];
    return value === undefined || value === null || value === "";
  });
  return { ...input, ...Object.fromEntries(omitted.map((name) => [name, before[name]])) };
}

/** The saved form without secrets. */
export function toDraft(form: SavedForm): LeaseDraft {
  const { ssn, dateOfBirth, ...identity } = { ...form.identity };
  const { routingNumber, accountNumber, ...bank } = { ...form.bank };
  return {
    // Saved steps may become invalid: pay days pass.
    steps: LEASE_STEPS.filter((step) => LEASE_FORMS[step].isValidSync(form[step] ?? {})),
    identity: {
      ...identity,
      ...(ssn && { last4Ssn: lastFour(ssn) }),
      hasDateOfBirth: dateOfBirth !== undefined,
    },
    address: { ...form.address },
    income: { ...form.income },
    bank: {
      ...bank,
      ...(routingNumber && { last4RoutingNumber: lastFour(routingNumber) }),
      ...(accountNumber && { last4AccountNumber: lastFour(accountNumber) }),
    },
  };
}

export function toDisplayed({ identity, bank }: LeaseForm): DisplayedApplicant {
  const { email, firstName, lastName, mobilePhone, otherPhone, ssn } = identity;
  return {
    email,
    firstName,
    lastName,
    mobilePhone,
    otherPhone: otherPhone || null,
    last4Ssn: lastFour(ssn),
    last4AccountNumber: lastFour(bank.accountNumber),
    bankName: bank.bankName,
    bankAccountType: bank.accountType,
  };
}

export function toApplicant({ identity, address, income, bank }: LeaseForm): Applicant {
  const { email, firstName, lastName, mobilePhone, otherPhone, dateOfBirth, ssn, isBankrupt } = identity;
  return {
    firstName,
    lastName,
    email,
    mobilePhone,
    otherPhone: otherPhone || null,
    address: {
      firstName,
      lastName,
      address1: address.address1,
      address2: address.address2 || null,
      city: address.city,
      state: address.state,
      postalCode: address.postalCode,
      country: address.country,
      phone: mobilePhone,
    },
    dateOfBirth,
    ssn,
    isBankrupt,
    income: {
      employerName: income.employerName,
      netMonthlyCents: income.netMonthlyIncome,
      frequency: income.payFrequency as PayFrequency,
      lastPayDate: income.lastPayDate,
      nextPayDate: income.nextPayDate,
    },
    bank: {
      name: bank.bankName,
      accountType: bank.accountType as BankAccountType,
      routingNumber: bank.routingNumber,
      accountNumber: bank.accountNumber,
    },
  };
}
