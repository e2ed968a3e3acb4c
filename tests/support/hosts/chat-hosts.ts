/** Two hosts of one database, a staff user, and the chat calls between them. */
import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { ChatEntry, VisitorChat } from "#contract/chat/schema";
import { buildApp } from "../../../server/app";
import { openDatabase, type Db } from "../../../server/db/client";
import { callRest, signedIn, type TestUser } from "../people/accounts";
import { startTestApi, type TestApi } from "./test-api";

export interface ChatHosts {
  readonly api: TestApi;
  readonly first: FastifyInstance;
  readonly second: FastifyInstance;
  readonly secondDb: Db;
  readonly agent: TestUser;
  /** Starts a conversation of a visitor named Ada. */
  start(input?: object, bearer?: string): Promise<VisitorChat>;
  write(
    token: string,
    text: string,
    clientId?: string,
    app?: FastifyInstance,
  ): ReturnType<typeof callRest<"writeChat">>;
  /** On the second host. */
  read(token: string, after?: number): Promise<VisitorChat>;
  /** From the staff list on the second host. */
  entryOf(name: string): Promise<ChatEntry>;
  /** By the staff user, on the second host. */
  answer(id: string, text: string, clientId?: string): ReturnType<typeof callRest<"answerChat">>;
  close(): Promise<void>;
}

export async function openChatHosts(): Promise<ChatHosts> {
  const api = await startTestApi(3);
  const config = api.configFor({ databaseUrl: api.database.url });
  const secondDb = openDatabase(api.database.url);
  const first = await buildApp({ config, db: api.database.db });
  const second = await buildApp({ config, db: secondDb });
  await Promise.all([first, second].map((app) => app.listen({ host: "127.0.0.1", port: 0 })));
  const agent = await signedIn(api, "CUSTOMERSUPPORT");
  return {
    api,
    first,
    second,
    secondDb,
    agent,
    async start(input = {}, bearer) {
      const body = { startKey: randomUUID(), name: "Ada", page: "/product/a-tire/", ...input };
      const answer = await callRest(first, "startChat", { body, ...(bearer ? { bearer } : {}) });
      expect(answer.status).toBe(200);
      return answer.body.data!;
    },
    write: (token, text, clientId = randomUUID(), app = first) =>
      callRest(app, "writeChat", { body: { token, text, clientId } }),
    read: async (token, after = 0) =>
      (await callRest(second, "getChat", { body: { token, after } })).body.data!,
    async entryOf(name) {
      const body = { state: "OPEN", pageSize: 100 };
      const { rows: chats } = (await callRest(second, "listChats", { body, bearer: agent.bearer })).body
        .data!;
      return chats.find((chat) => chat.name === name)!;
    },
    answer: (id, text, clientId = randomUUID()) =>
      callRest(second, "answerChat", { params: { id }, body: { clientId, text }, bearer: agent.bearer }),
    async close() {
      await Promise.all([first.close(), second.close()]);
      await secondDb.destroy();
      await api.close();
    },
  };
}
