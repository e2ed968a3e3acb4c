/** Seller, buyer, items, totals and payments of an invoice, on screen and on paper. */
import { styled } from "@mui/material/styles";
import Card from "@mui/material/Card";
import type { OrderInvoiceQuery } from "#contract/graphql/generated";
import { LABELS } from "#contract/messages";
import { signedMoney } from "#contract/money/money";
import { Columns } from "../../../ui/parts/columns";
import { Sum, TotalsList } from "../../../ui/parts/totals";

type Invoice = NonNullable<OrderInvoiceQuery["getInvoice"]>;

export function InvoiceView({ invoice }: { readonly invoice: Invoice }) {
  const { seller, buyer, items, totals, payments } = invoice;
  return (
    <>
      <Columns>
        <Party title="Seller" lines={seller} />
        <Party title={LABELS.billedTo} lines={buyer} />
      </Columns>
      <Card component="section" aria-labelledby="invoice-items">
        <h3 id="invoice-items">Items</h3>
        <Items className="specs">
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col">Qty</th>
              <th scope="col">Price</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ name, sku, state, quantity, price, amount }, position) => (
              <tr key={position}>
                <th scope="row">
                  {name}
                  <br />
                  <span className="muted">{[`SKU ${sku}`, state].filter(Boolean).join(" · ")}</span>
                </th>
                <td>{quantity}</td>
                <td>{signedMoney(price)}</td>
                <td>{signedMoney(amount)}</td>
              </tr>
            ))}
          </tbody>
        </Items>
      </Card>
      <Columns>
        <Amounts title="Total" amounts={totals} list={TotalsList} />
        <Amounts title="Payment" amounts={payments} list={PaymentsList} />
      </Columns>
    </>
  );
}

function Party({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <Address>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Address>
  );
}

interface AmountsProps {
  readonly title: string;
  readonly amounts: Invoice["totals"];
  readonly list: typeof TotalsList;
}

function Amounts({ title, amounts, list: List }: AmountsProps) {
  const id = `invoice-${title.toLowerCase()}`;
  return (
    <Card component="section" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <List>
        {amounts.map(({ label, amount }, position) => (
          <Sum key={position} label={label}>
            {signedMoney(amount)}
          </Sum>
        ))}
      </List>
    </Card>
  );
}

/** Without a total at the end. */
const PaymentsList = styled(TotalsList)({
  alignContent: "start",
  "& > div:last-child": {
    paddingTop: 0,
    borderTop: 0,
    fontSize: "inherit",
    "dt, dd": { fontWeight: 400 },
  },
});

const Address = styled("address")({ fontStyle: "normal", overflowWrap: "anywhere" });

/** Four columns, on the narrowest phones too. */
const Items = styled("table")({
  "&.specs tbody th": { width: "auto", paddingRight: "var(--s2)", fontWeight: 400, overflowWrap: "anywhere" },
  "&.specs :is(td, thead th:not(:first-of-type))": {
    fontVariantNumeric: "tabular-nums",
    textAlign: "right",
    whiteSpace: "nowrap",
  },
  "@media (max-width: 479.9px)": {
    fontSize: "var(--sm)",
    "&.specs th, &.specs td": { paddingRight: "var(--s1)" },
  },
});
