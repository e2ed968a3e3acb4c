/** Request and response bodies of Katapult's API; amounts in dollars. */
import * as yup from "yup";
import { findShape } from "../../../server/gateways/fields";
import { type Application, type Use } from "../lease-admin";
import { type RecordCart } from "../lease-record";
import { type LeasedItem } from "../lease-items";
import { accountNumber, day, digits, name, page, quantity, shortName, state } from "../wire";

const amount = () => yup.number().min(0).max(1e7);
const centsOf = (dollars: number) => Math.round(dollars * 100);

const person = yup.object({ first_name: name(), last_name: name(), state: state(), zip: digits(5) });
const item = yup.object({
  sku: name().max(127),
  display_name: name(),
  unit_price: amount().required(),
  quantity: quantity(),
});
const references = {
  client_reference: name(),
  urls: yup.object({ return: page().required(), cancel: page().required() }).required(),
};

const application = yup.object({
  ...references,
  customer: yup.object({ billing: person.required(), shipping: person.required() }).required(),
  applicant: yup
    .object({
      date_of_birth: day(),
      ssn: digits(9),
      bankruptcy: yup.boolean().required(),
      employer_name: name(),
      net_monthly_income: amount().required(),
      pay_frequency: yup.string().oneOf(["weekly", "biweekly", "semimonthly", "monthly"]).required(),
      last_pay_date: day(),
      next_pay_date: day(),
      bank: yup
        .object({ name: name(), routing_number: digits(9), account_number: accountNumber() })
        .required(),
    })
    .required(),
  consented_at: yup.string().required(),
});

const use = yup.object({
  ...references,
  approval_uid: name(),
  order_id: name(),
  new_address: yup.object({ state: state(), zip: digits(5) }).required(),
  items: yup
    .array(item.shape({ leasable: yup.boolean().oneOf([true]).required() }))
    .min(1)
    .required(),
  checkout: yup.object({
    shipping_amount: amount().default(0),
    tax_amount: amount().default(0),
    discounts: yup.array(yup.object({ discount_amount: amount().required() })).default([]),
  }),
});

/**
 * Retains only the permitted digits of the Social Security and account numbers.
 * @returns null if the application is incomplete
 */
export function readApplication(body: unknown): Application | null {
  const of = findShape(application, body);
  if (!of) return null;
  const { billing } = of.customer;
  return {
    reference: of.client_reference,
    applicant: shortName(billing.first_name, billing.last_name),
    state: billing.state,
    last4Ssn: of.applicant.ssn.slice(-4),
    returnUrl: of.urls.return,
    cancelUrl: of.urls.cancel,
  };
}

export function readUse(body: unknown): (Use & { readonly approvalId: string }) | null {
  const of = findShape(use, body);
  if (!of) return null;
  return {
    approvalId: of.approval_uid,
    reference: of.client_reference,
    orderId: of.order_id,
    cart: cartOf(of),
    returnUrl: of.urls.return,
    cancelUrl: of.urls.cancel,
  };
}

const itemsShape = yup.object({ items: yup.array(item).min(1).required(), delivery_date: yup.string() });

export function readItems(body: unknown): { items: LeasedItem[]; deliveredOn: string } | null {
  const of = findShape(itemsShape, body);
  return of && { items: of.items, deliveredOn: of.delivery_date ?? "" };
}

function cartOf({ items, checkout }: yup.InferType<typeof use>): RecordCart {
  return {
    lines: items.map((of) => ({
      sku: of.sku,
      name: of.display_name,
      unitPriceCents: centsOf(of.unit_price),
      ordered: of.quantity,
      cancelled: 0,
      delivered: 0,
      returned: 0,
    })),
    shippingCents: centsOf(checkout.shipping_amount),
    taxCents: centsOf(checkout.tax_amount),
    discountCents: checkout.discounts.reduce((sum, of) => sum + centsOf(of.discount_amount), 0),
  };
}
