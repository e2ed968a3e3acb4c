/**
 * What every way to pay is to the payment step: something that is shown below its name, and that is asked for what
 * pays when the button is pressed. Card numbers stay in frames of the gateway; only its tokens come here.
 */
import type { PreparePaymentQuery } from "#contract/graphql/generated";

export type Preparation = PreparePaymentQuery["preparePayment"];

/** What the gateway's part of the page hands over. */
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
  /** Told once the panel can be asked; null while it cannot. */
  readonly onReady: (collect: Collect | null) => void;
  /** The shopper decided inside the panel: Enter in a card field. */
  readonly onPress: () => void;
  /** The panel's own button was pressed and this came of it. */
  readonly onTokens: (tokens: PaymentTokens) => void;
}
