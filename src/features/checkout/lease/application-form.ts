/** The lease application form inside the checkout: another feature's, injected by the checkout page. */
import { createContext, type ComponentType } from "react";
import type { CheckoutInput, LeaseAnswerFragment } from "#contract/graphql/generated";

export interface ApplicationFormProps {
  /** Applicant data known from the checkout. */
  readonly known: Readonly<Record<string, string>>;
  readonly checkout: () => CheckoutInput;
  readonly onSent: (answer: LeaseAnswerFragment) => void;
  readonly onRefused: () => void;
  readonly onUnderWay: () => void;
}

export const ApplicationForm = createContext<ComponentType<ApplicationFormProps> | null>(null);
