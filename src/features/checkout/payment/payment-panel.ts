/**
 * The interface of a payment method's panel: it hands over the gateway's tokens when the order button is pressed. Card
 * numbers stay in the gateway's frames.
 */
import type { PreparePaymentQuery } from "#contract/graphql/generated";

export type Preparation = PreparePaymentQuery["preparePayment"];

/** Tokens from the gateway's part of the page. */
export interface PaymentTokens {
  /** Nonce of a card or wallet, or Klarna's authorization. */
  readonly token?: string;
  readonly deviceData?: string;
  /** Code of the coin. */
  readonly currency?: string;
}

/** @returns null when the shopper has something to correct; the panel has said what. */
export type Collect = () => Promise<PaymentTokens | null>;

export interface Purchase {
  /** Cents. */
  readonly total: number;
  /** Empty where it is not known here. */
  readonly email: string;
  readonly postalCode: string;
}

export interface PanelProps {
  readonly preparation: Preparation;
  readonly purchase: Purchase;
  /** Called with the function that collects the tokens; with null while they cannot be collected. */
  readonly onReady: (collect: Collect | null) => void;
  /** The shopper decided inside the panel: Enter in a card field. */
  readonly onPress: () => void;
  /** The panel has a button of its own, and these are its tokens. */
  readonly onTokens: (tokens: PaymentTokens) => void;
}
