/**
 * Interface of a payment method's panel, which returns the gateway's tokens when the order button is pressed.
 * Card numbers stay in the gateway's frames.
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

/** @returns null when the shopper has to correct something; the panel shows what */
export type Collect = () => Promise<PaymentTokens | null>;

export interface Purchase {
  /** Cents. */
  readonly total: number;
  /** Empty when unknown. */
  readonly email: string;
  readonly postalCode: string;
}

export interface PanelProps {
  readonly preparation: Preparation;
  readonly purchase: Purchase;
  /** Called with the function that collects the tokens; with null while they cannot be collected. */
  readonly onReady: (collect: Collect | null) => void;
  /** The shopper submitted inside the panel: Enter in a card field. */
  readonly onPress: () => void;
  /** Called with the tokens of a panel with its own button. */
  readonly onTokens: (tokens: PaymentTokens) => void;
}
