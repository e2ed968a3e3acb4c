/** The back office's orders, assembled here because an order includes the chat between customer and staff. */
import { lazy, Suspense } from "react";
import { useVisitor } from "../../client/session/use-visitor";
import { BackofficeOrders } from "../../features/orders/backoffice/backoffice-orders";
import type { ScreenLocation } from "../area/area";

const ChatsOfPerson = lazy(async () => ({
  default: (await import("../../features/chat/admin/chats-of-person")).ChatsOfPerson,
}));

export function OrdersScreen({ location }: { readonly location: ScreenLocation }) {
  const { user } = useVisitor();
  const drawChats = (email: string, username: string | null) =>
    user?.permissions.includes("chat.answer") && email !== "" ? (
      <Suspense fallback={null}>
        <ChatsOfPerson email={email} username={username} />
      </Suspense>
    ) : null;
  return <BackofficeOrders location={location} drawChats={drawChats} />;
}
