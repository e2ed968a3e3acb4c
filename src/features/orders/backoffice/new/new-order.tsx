/** A phone order (ORDER-36): quoted, confirmed with the caller, placed, and paid through an emailed link. */
import { useMemo, useRef, useState } from "react";
import Stack from "@mui/material/Stack";
import { navigate } from "gatsby";
import { succeed, type Envelope } from "#contract/rest/envelope";
import {
  PhoneOrderQuoteDocument,
  PlacePhoneOrderDocument,
} from "#contract/graphql/documents/phone-orders.generated";
import { LABELS } from "#contract/messages";
import { BACKOFFICE_ROUTES, staffOrderPath } from "#contract/site/backoffice-paths";
import { shopApollo } from "../../../../client/api/apollo-client";
import { failureOf } from "../../../../client/api/use-query-answer";
import { refusalOf } from "../../../../client/delivery/refusal";
import { LeaveGuard } from "../../../../client/store/leave-guard";
import { notify } from "../../../../client/store/notify";
import { randomUuid } from "../../../../lib/random-key";
import { FieldGroup } from "../../../../ui/form/field-group";
import { Form } from "../../../../ui/form/form";
import { TextField } from "../../../../ui/form/text-field";
import { BackLink } from "../../../../ui/parts/entry/entry-links";
import { CustomerFields } from "./customer-fields";
import { DeliveryFields } from "./delivery-fields";
import { OrderLines } from "./order-lines";
import { contentsOf, OrderTotal, PlaceButton, type PhoneOrderQuote, type Quoted } from "./order-total";
import {
  callOf,
  EMPTY_ORDER,
  fieldOf,
  phoneOrderSchema,
  type OrderLine,
  type PhoneOrderCall,
} from "./phone-order-form";

export function NewOrder() {
  const [lines, setLines] = useState<readonly OrderLine[]>([]);
  const [quoted, setQuoted] = useState<Quoted | null>(null);
  // One key per page: an order resent without a response is placed once.
  const [idempotencyKey] = useState(randomUuid);
  const isToBePlaced = useRef(false);
  const schema = useMemo(() => phoneOrderSchema(lines), [lines]);
  const fieldOfProblem = (property: string) => fieldOf(lines, property);

  const calculate = async (call: PhoneOrderCall): Promise<Envelope<unknown>> => {
    setQuoted(null);
    const quote = await requestQuote(call);
    if (quote.errors.length > 0) return refusalOf(quote.errors, fieldOfProblem);
    setQuoted({ contents: contentsOf(call), quote });
    return succeed(null, "");
  };

  const place = async (call: PhoneOrderCall, expectedTotal: number): Promise<Envelope<unknown>> => {
    const input = { ...call.input, expectedTotal, idempotencyKey };
    const { data } = await shopApollo().mutate({
      mutation: PlacePhoneOrderDocument,
      variables: { ...call, input },
      context: { idempotencyKey },
      fetchPolicy: "no-cache",
    });
    const { success, message, errors, order } = data!.placePhoneOrder;
    if (success && order) {
      notify(message, "success");
      await navigate(staffOrderPath(order.id));
      return succeed(null, message);
    }
    // The message contains the new total, which the caller hears before the order is placed.
    const isOfTotal = errors.some(({ code }) => code === "TOTAL_CHANGED");
    if (isOfTotal) await calculate(call);
    else setQuoted(null);
    return refusalOf(errors, fieldOfProblem);
  };

  return (
    <Stack spacing={3}>
      <BackLink href={BACKOFFICE_ROUTES.orders}>{LABELS.allOrders}</BackLink>
      <Form
        initialValues={EMPTY_ORDER}
        schema={schema}
        submitLabel="Calculate total"
        actions={
          <PlaceButton
            quoted={quoted}
            lines={lines}
            onPlacing={(isPlacing) => (isToBePlaced.current = isPlacing)}
          />
        }
        aside={
          <FieldGroup title="Total">
            <TextField
              name="promotionCode"
              label={LABELS.promotionCode}
              autoComplete="off"
              isVerbatim
              isOptional
            />
            <OrderTotal quoted={quoted} lines={lines} />
          </FieldGroup>
        }
        onSubmit={async (order) => {
          const call = callOf(order, lines);
          const isQuoteCurrent = quoted?.contents === contentsOf(call);
          try {
            return isToBePlaced.current && isQuoteCurrent
              ? await place(call, quoted.quote.total)
              : await calculate(call);
          } catch (error) {
            return failureOf(error);
          }
        }}
      >
        <FieldGroup title="Customer">
          <CustomerFields />
        </FieldGroup>
        <FieldGroup title="Products">
          <OrderLines lines={lines} onChange={setLines} />
        </FieldGroup>
        <FieldGroup title="Delivery">
          <DeliveryFields lines={lines} />
        </FieldGroup>
        <LeaveGuard />
      </Form>
    </Stack>
  );
}

async function requestQuote(call: PhoneOrderCall): Promise<PhoneOrderQuote> {
  const { data } = await shopApollo().query({
    query: PhoneOrderQuoteDocument,
    variables: { ...call },
    fetchPolicy: "no-cache",
  });
  return data!.getPhoneOrderQuote;
}
