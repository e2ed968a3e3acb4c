/** Requests to Acima: the applicant, and for a lease its widget's transaction, in cents. */
import type { Address } from "../../../orders/reading/order.port";
import type { ApprovalUse, Applicant, LeaseCart, LeaseItem, LeaseRequest } from "../lessor.port";

/** The body of POST /api/applications. */
export function acimaApplication(request: LeaseRequest): object {
  const { applicant, device } = request;
  return {
    merchant_reference: request.clientReference,
    customer: customer(applicant),
    device: {
      ip_address: device.ipAddress,
      user_agent: device.userAgent,
      accept_language: device.acceptLanguages,
    },
    consented_at: request.consentedAt,
    redirect_urls: { completed: request.returnUrl, cancelled: request.cancelUrl },
  };
}

/** The body of POST /api/applications/{lease_id}/contracts. */
export function acimaUse(use: ApprovalUse): object {
  return {
    merchant_reference: use.clientReference,
    merchant_order_id: use.orderId,
    shipping_address: address(use.shipping),
    transaction: transaction(use.cart, use.clientReference),
    redirect_urls: { completed: use.returnUrl, cancelled: use.cancelUrl },
  };
}

export function acimaItem({ sku, name, quantity, unitPriceCents }: LeaseItem) {
  return { productId: sku, productName: name, unitPrice: unitPriceCents, quantity };
}

/** The part paid another way is sent as a discount: Acima has no other field for it. */
function transaction(cart: LeaseCart, id: string) {
  return {
    id,
    discounts: cart.discountCents + cart.paidOtherwiseCents,
    shipping: cart.shippingCents,
    salesTax: cart.taxCents,
    lineItems: cart.lines.map((line) => ({ ...acimaItem(line), leasable: line.isLeasable })),
  };
}

function customer({ income, bank, ...applicant }: Applicant) {
  return {
    first_name: applicant.firstName,
    last_name: applicant.lastName,
    email: applicant.email,
    mobile_phone: applicant.mobilePhone,
    other_phone: applicant.otherPhone,
    address: address(applicant.address),
    date_of_birth: applicant.dateOfBirth,
    ssn: applicant.ssn,
    bankruptcy: applicant.isBankrupt,
    employment: {
      employer: income.employerName,
      net_monthly_income: income.netMonthlyCents,
      pay_frequency: income.frequency,
      last_pay_date: income.lastPayDate,
      next_pay_date: income.nextPayDate,
    },
    bank_account: {
      bank_name: bank.name,
      type: bank.accountType,
      routing_number: bank.routingNumber,
      account_number: bank.accountNumber,
    },
  };
}

function address(of: Address) {
  return {
    street1: of.address1,
    street2: of.address2,
    city: of.city,
    state: of.state,
    zip_code: of.postalCode,
  };
}
