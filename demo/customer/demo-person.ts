/** The demo customer as in orders and applications. */
export interface DemoCustomer {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Ten digits. */
  readonly phone: string;
}

/** Where the customer's orders are delivered. */
export function homeOf({ firstName, lastName, phone }: DemoCustomer) {
  return {
    firstName,
    lastName,
    address1: "1208 Bluebonnet Lane",
    address2: null,
    city: "Austin",
    state: "TX",
    postalCode: "78704",
    country: "US",
    phone,
  };
}
