/** The page of a payment link whose order needs no payment. */
import Card from "@mui/material/Card";
import { ROUTES } from "#contract/site/paths";

export function ClosedOrder({ message }: { readonly message: string }) {
  return (
    <Card component="section" role="status">
      <h2>{message}</h2>
      <p>
        Questions about this order? Please <a href={ROUTES.contact}>contact us</a>.
      </p>
    </Card>
  );
}
