/** Warranties by condition, and the way to claim one. */
import { PROMISES } from "#contract/checkout/promises";
import { LABELS } from "#contract/messages";
import { ROUTES } from "#contract/site/paths";
import { TextPage } from "./text-page";

export function WarrantyPage() {
  return (
    <TextPage title={LABELS.warranty} path={ROUTES.warranty}>
      <h2>New products</h2>
      <p>
        New products come with the manufacturer's warranty. Its length is listed with the specifications if
        the manufacturer states it, and the card in the box is binding.
      </p>
      <h2>Open-box and refurbished products</h2>
      <p>
        They were tested before we list them. Their warranty may be shorter than that of a new product; ask us
        before you order if it matters to you.
      </p>
      <h2>Something stopped working</h2>
      <ol>
        <li>In the first {PROMISES.returnDays} days, return it to us: we'll replace or refund it.</li>
        <li>
          After that, contact the manufacturer with your proof of purchase, which is in{" "}
          <a href={ROUTES.orders}>your orders</a>.
        </li>
        <li>
          If they don't help, <a href={ROUTES.contact}>contact us</a> and we'll talk to them with you.
        </li>
      </ol>
      <p>A warranty doesn't limit the rights your state's law gives you.</p>
    </TextPage>
  );
}
