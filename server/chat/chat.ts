/** Live chat between visitors and staff, across any number of hosts. */
import type { AuditTrail } from "../audit/audit.port";
import type { Feature, Host } from "../feature";
import { writeMail } from "../gateways/mail/mail-row";
import type { SessionReader } from "../http/session";
import type { DisplayedProducts } from "./chat.port";
import { registerChatRoutes } from "./chat.routes";
import { ChatService } from "./chat.service";
import type { ChatSettings } from "./chat.settings";
import { createChatStore } from "./conversations/chat.store";
import { registerChatAdmin } from "./admin.routes";
import { createChatAdmin } from "./conversations/admin.store";
import { missedAnswers } from "./missed-answers.mail";
import { createMissedAnswersStore, MISSED_ANSWERS_DUE } from "./missed-answers.store";
import { createChatData } from "./personal-data.store";
import { createChatStreams } from "./streams.worker";
import { signChatToken } from "./token.rules";

export interface ChatFeatureParts {
  readonly settings: { readonly chat: ChatSettings; readonly databaseUrl: string | null };
  readonly tokenKeys: readonly string[];
  readonly sessions: SessionReader;
  readonly trail: AuditTrail;
  readonly products: DisplayedProducts;
  readonly findName: (userId: string) => Promise<string>;
}

export function openChat(host: Host, parts: ChatFeatureParts): Feature {
  const { db, backgroundDb, sealer, limits, shop, log } = host;
  const { settings, tokenKeys, sessions, trail, products, findName } = parts;
  const store = createChatStore(db, sealer);
  const streams = createChatStreams({ store, databaseUrl: settings.databaseUrl, log });
  const changes = { db, sealer };
  const service = new ChatService({
    ...changes,
    store,
    streams,
    limits,
    tokenKeys,
    findName,
    settings: settings.chat,
  });
  const missed = createMissedAnswersStore(backgroundDb, sealer, store);
  const mailMissed = () =>
    missed.mailNext(({ conversationId, ...facts }) => {
      const token = signChatToken(tokenKeys, conversationId, Date.now());
      return writeMail(missedAnswers, { ...facts, token }, shop);
    });
  return {
    // Runs before the host waits for open responses, because streams never end on their own.
    hooks: (app) => void app.addHook("preClose", () => streams.stop()),
    routes(rest) {
      registerChatRoutes(rest, service, sessions);
      registerChatAdmin(rest, {
        ...changes,
        store,
        streams,
        sessions,
        trail,
        products,
        admin: createChatAdmin(db, sealer),
      });
    },
    jobs: [{ name: "chat.missed-answer-mails", due: MISSED_ANSWERS_DUE, run: mailMissed }],
    cleanUp: [() => store.forgetOld()],
    personalData: [createChatData(db, sealer)],
  };
}
