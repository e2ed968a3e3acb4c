/** Maps an application to Katapult's format: amounts in dollars, billing and shipping side by side. */
import type { Address } from "../../../orders/reading/order.port";
import type { ApprovalUse, Applicant, LeaseCart, LeaseItem, LeaseRequest } from "../lessor.port";

/** Katapult's limit for a SKU. */
const SKU_LENGTH = 127;

/** 129999 → 1299.99, as a JSON number. */
export const dollars = (cents: number) => cents / 100;

/**
 * The body of POST /api/v3/application/: the customer of the checkout object plus the fields a server may
 * send at once.
 */
export function katapultApplication(request: LeaseRequest): object {
  const { applicant, device } = request;
  const customer = person(applicant.address, applicant);
  return {
    client_reference: request.clientReference,
    customer: { billing: customer, shipping: customer },
    applicant: underwriting(applicant),
    device: {
      ip_address: device.ipAddress,
      user_agent: device.userAgent,
      accept_language: device.acceptLanguages,
    },
    consented_at: request.consentedAt,
    urls: { return: request.returnUrl, cancel: request.cancelUrl },
  };
}

/** The body of POST /api/v3/application/initialize/ for a valid approval. */
export function katapultUse(use: ApprovalUse): object {
  return {
    approval_uid: use.approvalUuid,
    client_reference: use.clientReference,
    order_id: use.orderId,
    new_address: person(use.shipping),
    ...katapultCart(use.cart),
    urls: { return: use.returnUrl, cancel: use.cancelUrl },
  };
}

export function katapultItem({ sku, name, quantity, unitPriceCents }: LeaseItem) {
  return {
    sku: sku.slice(0, SKU_LENGTH),
    display_name: name,
    quantity,
    unit_price: dollars(unitPriceCents),
  };
}

function katapultCart(cart: LeaseCart) {
  const discounts = [
    { discount_name: "Discount", discount_amount: cart.discountCents },
    { discount_name: "Paid otherwise", discount_amount: cart.paidOtherwiseCents },
  ].filter(({ discount_amount: cents }) => cents > 0);
  return {
    items: cart.lines.map((line) => ({ ...katapultItem(line), leasable: line.isLeasable })),
    checkout: {
      shipping_amount: dollars(cart.shippingCents),
      tax_amount: dollars(cart.taxCents),
      discounts: discounts.map((of) => ({ ...of, discount_amount: dollars(of.discount_amount) })),
    },
  };
}

function underwriting({ income, bank, ...applicant }: Applicant) {
  return {
    date_of_birth: applicant.dateOfBirth,
    ssn: applicant.ssn,
    ...(applicant.otherPhone ? { other_phone: applicant.otherPhone } : {}),
    bankruptcy: applicant.isBankrupt,
    employer_name: income.employerName,
    net_monthly_income: dollars(income.netMonthlyCents),
    pay_frequency: income.frequency.toLowerCase(),
    last_pay_date: income.lastPayDate,
    next_pay_date: income.nextPayDate,
    bank: {
      name: bank.name,
      account_type: bank.accountType.toLowerCase(),
      routing_number: bank.routingNumber,
      account_number: bank.accountNumber,
    },
  };
}

function person(address: Address, applicant?: Applicant) {
  return {
    first_name: applicant?.firstName ?? address.firstName,
    last_name: applicant?.lastName ?? address.lastName,
    address: address.address1,
    ...(address.address2 ? { address2: address.address2 } : {}),
    city: address.city,
    state: address.state,
    country: address.country,
    zip: address.postalCode,
    ...(applicant ? { phone: applicant.mobilePhone, email: applicant.email } : {}),
  };
}
