/** REST routes of the chat for visitors. */
import { REST } from "#contract/rest/endpoints";
import type { Rest } from "../http/rest/rest";
import type { SessionReader } from "../http/session";
import type { ChatService } from "./chat.service";

export function registerChatRoutes(rest: Rest, service: ChatService, sessions: SessionReader): void {
  rest.open(REST.getChatHours, async () => ({ data: service.hours() }));
  rest.open(REST.startChat, async ({ body, authorization, origin }) => ({
    data: await service.start(body, await sessions.findViewer(authorization), origin),
  }));
  rest.open(REST.getChat, async ({ body }) => ({ data: await service.read(body.token, body.after) }));
  rest.open(REST.writeChat, async ({ body, origin }) => ({
    data: { message: await service.write(body, origin) },
  }));
  rest.open(REST.sendChatReceipts, async ({ body }) => {
    await service.recordActivity(body.token, body);
    return { data: null };
  });
  rest.open(REST.shareChatCart, async ({ body, origin }) => {
    await service.publishCart(body.token, body.lines, origin);
    return { data: null };
  });
  rest.signedIn(REST.getChatIdentity, async ({ viewer }) => ({ data: await service.identify(viewer) }));
  rest.events(REST.streamChat, ({ body, origin }) => service.stream(body.token, body.after, origin));
}
