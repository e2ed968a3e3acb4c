/**
 * A customer's account as its owner sees it, read-only, built from the account's own components (STAFF-12,
 * docs/decisions/personal-data.md).
 */
import type { ReactNode } from "react";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { styled } from "@mui/material/styles";
import { CartLinesDocument } from "#contract/graphql/documents/cart.generated";
import type { ViewAccountMutation } from "#contract/graphql/generated";
import { LABELS, MESSAGES } from "#contract/messages";
import { BACKOFFICE_ROUTES, userPath } from "#contract/site/backoffice-paths";
import { useQueryAnswer } from "../../client/api/use-query-answer";
import { useRestAnswer } from "../../client/api/use-rest-answer";
import { CartLineItem } from "../../features/cart/cart-line-item";
import { cartLineViews } from "../../features/cart/cart-lines";
import { AddressCard } from "../../features/customers/addresses/address-card";
import { LeaseCard } from "../../features/leases/account/lease-card";
import { LeaseCredit } from "../../features/leases/account/lease-credit";
import { OrderCard } from "../../features/orders/account/order-card";
import { AnswerView } from "../../ui/answer-view";
import { Notice } from "../../ui/parts/notice";
import { useAccountView } from "./use-account-view";

type AccountView = ViewAccountMutation["viewAccount"];

export function AccountViewScreen({ username }: { readonly username: string }) {
  const answer = useAccountView(username);
  return (
    <Stack spacing={5} sx={{ maxWidth: 860 }}>
      <Notice role="status">
        You're viewing the account of <strong>{username}</strong> as they see it. This view is read-only and
        recorded in the audit log.{" "}
        <a href={userPath(BACKOFFICE_ROUTES.customers, username)}>Exit this view</a>
      </Notice>
      <AnswerView answer={answer} what="the account">
        {({ cart, orders, applications, approval }) => (
          <>
            <Part title="Orders" isAllowed={orders !== null} isEmpty={orders?.orders.length === 0}>
              {orders?.orders.map((order) => (
                <li key={order.id}>
                  <OrderCard order={order} path={BACKOFFICE_ROUTES.orders} isReadOnly />
                </li>
              ))}
            </Part>
            <Part title="Approval" isAllowed={applications !== null} isEmpty={!approval}>
              {approval && (
                <li>
                  <Card>
                    <LeaseCredit lease={approval} />
                  </Card>
                </li>
              )}
            </Part>
            <Part
              title="Leases"
              isAllowed={applications !== null}
              isEmpty={applications?.applications.length === 0}
            >
              {applications?.applications.map((lease) => (
                <li key={lease.id}>
                  <LeaseCard lease={lease} path={null} />
                </li>
              ))}
            </Part>
            <Addresses username={username} />
            <Cart lines={cart?.items ?? []} />
          </>
        )}
      </AnswerView>
    </Stack>
  );
}

interface PartProps {
  readonly title: string;
  /** False when the staff user lacks the permission. */
  readonly isAllowed?: boolean;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function Part({ title, isAllowed = true, isEmpty, children }: PartProps) {
  return (
    <section aria-label={title}>
      <Title>{title}</Title>
      {!isAllowed ? (
        <p className="muted">{MESSAGES.access.forbidden}</p>
      ) : isEmpty ? (
        <p className="muted">Nothing here.</p>
      ) : (
        <List>{children}</List>
      )}
    </section>
  );
}

function Addresses({ username }: { readonly username: string }) {
  const answer = useRestAnswer("listCustomerAddresses", undefined, { username });
  return (
    <AnswerView answer={answer} what="the addresses">
      {({ addresses }) => (
        <Part title={LABELS.savedAddresses} isEmpty={addresses.length === 0}>
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressCard address={address} />
            </li>
          ))}
        </Part>
      )}
    </AnswerView>
  );
}

type CartLines = NonNullable<AccountView["cart"]>["items"];

function Cart({ lines }: { readonly lines: CartLines }) {
  const productIds = lines.map(({ productId }) => productId);
  const answer = useQueryAnswer(CartLinesDocument, { productIds }, { skip: lines.length === 0 });
  if (lines.length === 0)
    return (
      <Part title={LABELS.yourCart} isEmpty>
        {null}
      </Part>
    );
  return (
    <AnswerView answer={answer} what="the cart">
      {({ getCartProducts }) => (
        <Part title={LABELS.yourCart} isEmpty={false}>
          {cartLineViews(lines, getCartProducts).map((line) => (
            <CartLineItem key={line.productId} line={line} />
          ))}
        </Part>
      )}
    </AnswerView>
  );
}

const Title = styled("h2")({ marginBottom: "var(--s3)" });
const List = styled("ul")({ display: "grid", gap: "var(--s4)" });
