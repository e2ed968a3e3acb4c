/**
 * Best Buy Commerce API calls the shop uses: login, placing an order idempotently by key, order status,
 * canceling an item.
 */
import { type FastifyInstance, type FastifyReply } from "fastify";
import { randomInt, randomUUID } from "node:crypto";
import { SUPPLIER_SETTINGS } from "#contract/suppliers/supplier-settings";
import { listElements, readXml, writeXml, type XmlElement, type XmlText } from "../../server/gateways/xml";
import { type SupplierBooks } from "./supplier-books";
import {
  dayAfter,
  isTooLate,
  MAGIC_LINES,
  type MagicLine,
  type SupplierItem,
  type SupplierRecord,
} from "./supplier-record";

const { apiKey, username, password } = SUPPLIER_SETTINGS.BESTBUY.doubleKeys;
const DAYS: Readonly<Partial<Record<MagicLine, number>>> = { BACKORDER: 14, DELAY: 7 };
const USUAL_DAYS = 3;

export function registerBestBuyApi(app: FastifyInstance, books: SupplierBooks, now: () => Date): void {
  const sessions = new Set<string>();
  const lost = new Set<string>();
  const refused = new Set<string>();
  app.addContentTypeParser(["application/xml", "text/xml"], { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  app.addHook("onRequest", async (request, reply) => {
    const { headers } = request;
    if (headers["x-api-key"] !== apiKey) return answerError(reply, 403, "INVALID_KEY", "Bad key");
    if (request.url.endsWith("/commerce/login") || sessions.has(String(headers["x-session-id"])))
      return undefined;
    return answerError(reply, 401, "NO_SESSION", "Please log in");
  });
  app.post("/commerce/login", async (request, reply) => {
    const expected = `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;
    if (request.headers.authorization !== expected)
      return answerError(reply, 401, "NO_LOGIN", "Wrong name or password");
    const session = randomUUID();
    sessions.add(session);
    return send(reply.header("x-session-id", session), 200, writeXml("commerce", { version: "1" }));
  });
  app.post("/commerce/order/submit", async (request, reply) => {
    const order = typeof request.body === "string" ? readXml(request.body) : null;
    const draft = order && readOrder(order, now());
    if (!draft) return answerError(reply, 400, "INVALID_ORDER", "The order is invalid");
    const { record, magic } = draft;
    const earlier = books.findByGivenId(record.givenId);
    if (!earlier && magic === "OUT OF STOCK" && !refused.has(record.orderNumber)) {
      refused.add(record.orderNumber);
      return answerError(reply, 422, "OUT_OF_STOCK", "Not available", record.items[0]?.sku);
    }
    const booked = earlier ?? books.put(record);
    if (magic === "LOST ANSWER" && !lost.has(booked.id)) {
      lost.add(booked.id);
      request.raw.socket.destroy();
      return reply;
    }
    return reply.code(201).header("location", `/commerce/order/${booked.id}`).send();
  });
  app.get<{ Params: { id: string } }>("/commerce/order/:id", async ({ params }, reply) => {
    const record = books.find(params.id);
    return record
      ? send(reply, 200, documentOf(record))
      : answerError(reply, 404, "NOT_FOUND", "No such order");
  });
  app.post<{ Params: { id: string; item: string } }>(
    "/commerce/order/:id/item/:item/cancel",
    async ({ params: { id, item: itemId } }, reply) => {
      const record = books.find(id);
      const item = record?.items.find((ordered) => ordered.id === itemId);
      if (!record || !item) return answerError(reply, 404, "NOT_FOUND", "No such item");
      if (isTooLate(item)) return answerError(reply, 409, "ALREADY_SHIPPED", "It has already shipped");
      return send(reply, 200, documentOf(books.setStatus(record, "Canceled", itemId)));
    },
  );
}

function readOrder(order: XmlElement, now: Date): { record: SupplierRecord; magic: MagicLine | null } | null {
  const [list] = listElements(order, "list");
  const lines = list ? listElements(list, "item") : [];
  const givenId = order.attributes["id"];
  if (order.name !== "order" || !givenId || !list || lines.length === 0) return null;
  const [address2 = ""] = listElements(order, "address2").map(({ text }) => text.toUpperCase());
  const magic = (Object.keys(MAGIC_LINES) as MagicLine[]).find((line) => line === address2) ?? null;
  const word = magic === "BACKORDER" ? "Backordered" : magic === "DELAY" ? "Delayed" : "Order Received";
  const expectedOn = dayAfter(now, (magic && DAYS[magic]) ?? USUAL_DAYS);
  const items: SupplierItem[] = lines.map((line) => ({
    id: line.attributes["id"] ?? "",
    sku: line.attributes["sku"] ?? "",
    quantity: Number(listElements(line, "quantity")[0]?.text ?? 0),
    word,
    trackingNumber: null,
    expectedOn,
  }));
  if (items.some(({ id, sku, quantity }) => !id || !sku || !(quantity > 0))) return null;
  return {
    magic,
    record: {
      id: `BBY01-${randomInt(1_000_000_000).toString().padStart(9, "0")}`,
      givenId,
      orderNumber: list.attributes["id"] ?? "",
      isPickup: listElements(order, "store-fulfillment").length > 0,
      items,
      placedAt: now.toISOString(),
      isByHand: false,
    },
  };
}

function documentOf({ id, givenId, orderNumber, items }: SupplierRecord): XmlText {
  const written = items.map(({ id: itemId, sku, word, trackingNumber, expectedOn, quantity }) =>
    writeXml(
      "item",
      {
        id: itemId,
        sku,
        status: word,
        "estimated-delivery-date": expectedOn,
        ...(trackingNumber && { carrier: "UPS", "tracking-number": trackingNumber }),
      },
      [writeXml("quantity", {}, String(quantity))],
    ),
  );
  return writeXml("order", { id, "given-id": givenId }, [
    writeXml("list", { id: orderNumber }, [writeXml("items", {}, written)]),
  ]);
}

function answerError(reply: FastifyReply, status: number, code: string, message: string, sku?: string) {
  const messageXml = writeXml("message", sku === undefined ? {} : { sku }, message);
  return send(reply, status, writeXml("errors", {}, [writeXml("error", { code }, [messageXml])]));
}

function send(reply: FastifyReply, status: number, body: XmlText) {
  return reply.code(status).type("application/xml").send(body);
}
