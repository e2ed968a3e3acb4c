/** Draws an invoice on as many letter-size pages as it needs. */
import type { Invoice, InvoiceAmount, InvoiceLine } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { signedMoney } from "#contract/money/money";
import { createPdf, PAGE, type Pdf } from "../../gateways/pdf/pdf";

const { left, right } = PAGE;
/** Right edges of the columns of numbers. */
const COLUMNS = { quantity: 380, price: 460, amount: right };
const NAME_WIDTH = 260;
const HALF = (right - left) / 2;
const GAP = 14;

/** @returns the file's bytes */
export async function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const { orderNumber, day, seller, buyer, items, totals, payments } = invoice;
  const pdf = await createPdf(`Invoice ${orderNumber}`);
  pdf.heading(`Invoice ${orderNumber}`);
  pdf.row(GAP, [{ text: `Date ${day}`, at: left }]);
  drawParties(pdf, seller, buyer);
  pdf.row(GAP, [
    { text: "Item", at: left, isBold: true },
    { text: "Quantity", until: COLUMNS.quantity, isBold: true },
    { text: "Price", until: COLUMNS.price, isBold: true },
    { text: "Amount", until: COLUMNS.amount, isBold: true },
  ]);
  pdf.rule();
  items.forEach((item) => drawItem(pdf, item));
  pdf.rule();
  totals.forEach((amount, position) => drawAmount(pdf, amount, position === totals.length - 1));
  pdf.rule();
  payments.forEach((amount) => drawAmount(pdf, amount));
  return pdf.end();
}

function drawParties(pdf: Pdf, seller: readonly string[], buyer: readonly string[]): void {
  const rows = Math.max(seller.length, buyer.length);
  pdf.row(GAP, [
    { text: "Seller", at: left, isBold: true },
    { text: LABELS.billedTo, at: left + HALF, isBold: true },
  ]);
  for (let line = 0; line < rows; line += 1) {
    pdf.row(0, [
      { text: seller[line] ?? "", at: left, width: HALF - GAP },
      { text: buyer[line] ?? "", at: left + HALF, width: HALF },
    ]);
  }
}

function drawItem(pdf: Pdf, { name, sku, state, quantity, price, amount }: InvoiceLine): void {
  const detail = [`SKU ${sku}`, ...(state ? [state] : [])].join(", ");
  pdf.row(GAP / 2, [
    { text: name, at: left, width: NAME_WIDTH },
    { text: String(quantity), until: COLUMNS.quantity },
    { text: signedMoney(price), until: COLUMNS.price },
    { text: signedMoney(amount), until: COLUMNS.amount },
  ]);
  pdf.row(0, [{ text: detail, at: left, width: NAME_WIDTH, isMuted: true }]);
}

function drawAmount(pdf: Pdf, { label, amount }: InvoiceAmount, isBold = false): void {
  pdf.row(GAP / 3, [
    { text: label, at: left + HALF - GAP * 4, width: HALF - GAP, isBold },
    { text: signedMoney(amount), until: right, isBold },
  ]);
}
