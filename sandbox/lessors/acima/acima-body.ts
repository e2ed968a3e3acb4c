/** Request bodies of Acima's API; amounts in cents. */
import * as yup from "yup";
import { PAY_FREQUENCIES } from "#contract/leases/statuses";
import { findShape } from "../../../server/gateways/fields";
import { type Application, type Use } from "../lease-admin";
import { type RecordCart } from "../lease-record";
import { type LeasedItem } from "../lease-items";
import { accountNumber, day, digits, name, page, quantity, shortName, state } from "../wire";

const cents = () => yup.number().integer().min(0).max(1e9);
const address = yup.object({ street1: name(), state: state(), zip_code: digits(5) });
const item = yup.object({
  productId: name(),
  productName: name(),
  unitPrice: cents().required(),
  quantity: quantity(),
});
const transaction = yup.object({
  discounts: cents().required(),
  shipping: cents().required(),
  salesTax: cents().required(),
  lineItems: yup
    .array(item.shape({ leasable: yup.boolean().oneOf([true]).required() }))
    .min(1)
    .required(),
});
const references = {
  merchant_reference: name(),
  redirect_urls: yup.object({ completed: page().required(), cancelled: page().required() }).required(),
};

const application = yup.object({
  ...references,
  customer: yup
    .object({
      first_name: name(),
      last_name: name(),
      email: name(),
      mobile_phone: digits(10),
      address: address.required(),
      date_of_birth: day(),
      ssn: digits(9),
      bankruptcy: yup.boolean().required(),
      employment: yup
        .object({
          employer: name(),
          net_monthly_income: cents().required(),
          pay_frequency: yup.string().oneOf(PAY_FREQUENCIES).required(),
          last_pay_date: day(),
          next_pay_date: day(),
        })
        .required(),
      bank_account: yup
        .object({ bank_name: name(), routing_number: digits(9), account_number: accountNumber() })
        .required(),
    })
    .required(),
  consented_at: yup.string().required(),
});

const use = yup.object({
  ...references,
  merchant_order_id: name(),
  shipping_address: address.required(),
  transaction: transaction.required(),
});

/**
 * Retains only the permitted digits of the Social Security and account numbers.
 * @returns null if the application is incomplete
 */
export function readApplication(body: unknown): Application | null {
  const of = findShape(application, body);
  if (!of) return null;
  return {
    reference: of.merchant_reference,
    applicant: shortName(of.customer.first_name, of.customer.last_name),
    state: of.customer.address.state,
    last4Ssn: of.customer.ssn.slice(-4),
    returnUrl: of.redirect_urls.completed,
    cancelUrl: of.redirect_urls.cancelled,
  };
}

export function readUse(body: unknown): Use | null {
  const of = findShape(use, body);
  return (
    of && {
      reference: of.merchant_reference,
      orderId: of.merchant_order_id,
      cart: cartOf(of.transaction),
      returnUrl: of.redirect_urls.completed,
      cancelUrl: of.redirect_urls.cancelled,
    }
  );
}

const itemsShape = yup.object({
  lineItems: yup.array(item).min(1).required(),
  selected_delivery_date: yup.string().matches(/^\d{4}-\d{2}-\d{2}$/),
});

export function readItems(body: unknown): { items: LeasedItem[]; deliveredOn: string | null } | null {
  const of = findShape(itemsShape, body);
  return (
    of && {
      items: of.lineItems.map(({ productId, quantity: count }) => ({ sku: productId, quantity: count })),
      deliveredOn: of.selected_delivery_date ?? null,
    }
  );
}

function cartOf(of: yup.InferType<typeof transaction>): RecordCart {
  return {
    lines: of.lineItems.map((line) => ({
      sku: line.productId,
      name: line.productName,
      unitPriceCents: line.unitPrice,
      ordered: line.quantity,
      cancelled: 0,
      delivered: 0,
      returned: 0,
    })),
    shippingCents: of.shipping,
    taxCents: of.salesTax,
    discountCents: of.discounts,
  };
}
