/** The form of a lease application as the checkout shows it: another feature's, which the page of the checkout hands in. */
import { createContext, type ComponentType } from "react";
import type { CheckoutInput, LeaseAnswerFragment } from "#contract/graphql/generated";

export interface ApplicationFormProps {
  /** What the checkout knows of the applicant. */
  readonly known: Readonly<Record<string, string>>;
  readonly checkout: () => CheckoutInput;
  readonly onSent: (answer: LeaseAnswerFragment) => void;
  readonly onRefused: () => void;
  readonly onUnderWay: () => void;
}

export const ApplicationForm = createContext<ComponentType<ApplicationFormProps> | null>(null);
