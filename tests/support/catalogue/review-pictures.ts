/** Pictures as customers send them for their reviews. */
import { randomUUID } from "node:crypto";
import { deflateSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import sharp from "sharp";
import { LIMITS } from "#contract/limits";
import { callRest, type CallInput, type TestUser } from "../people/accounts";
import type { OrderShop } from "../orders/orders";
import { keyOf, PRODUCT, reviewsOf } from "./reviews";

const { pieceBytes } = LIMITS.reviews;

/** A photograph as a phone stores it: rotated, with GPS data. */
export function aPhoto(width = 900, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#a04020" } })
    .withExif({
      IFD0: { Make: "Phonemaker", Model: "SecretPhone" },
      IFD3: { GPSLatitude: "30/1 16/1 0/1", GPSLatitudeRef: "N" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

export function picturesOf(app: FastifyInstance) {
  const sendPiece = (place: object, body: object, input: CallInput = {}) =>
    callRest(app, "sendReviewPicture", { body: { productId: PRODUCT, ...place, ...body }, ...input });
  return {
    sendPiece,
    /** Sends a file in as many chunks as needed. @returns the last response */
    async send(place: object, file: Buffer, input: CallInput = {}, picture: string = randomUUID()) {
      for (let position = 0; ; position += 1) {
        const piece = file.subarray(position * pieceBytes, (position + 1) * pieceBytes);
        const isLast = (position + 1) * pieceBytes >= file.length;
        const body = { picture, position, isLast, content: piece.toString("base64") };
        const answer = await sendPiece(place, body, input);
        if (isLast || answer.status !== 200) return answer;
      }
    },
    read: (id: string, size = "large") => callRest(app, "getReviewPicture", { params: { id, size } }),
    decode: (content: string) => sharp(Buffer.from(content.split(",").at(-1)!, "base64")).metadata(),
  };
}

/** Reviews with pictures. @param staff decide about them */
export async function pictureStories(shop: OrderShop, staff: () => TestUser) {
  const reviews = reviewsOf(shop, staff);
  const pictures = picturesOf(shop.app);
  const photo = await aPhoto();
  const { db } = shop.api.database;
  /** @returns the name of a sent picture */
  const sent = async (place: object) => {
    const { status, body } = await pictures.send(place, photo);
    expect(status).toBe(200);
    return body.data!.picture!.id;
  };
  return {
    reviews,
    pictures,
    photo,
    sent,
    async count(table: "review_pictures" | "review_picture_pieces"): Promise<number> {
      const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count
        FROM ${sql.table(table)}`.execute(db);
      return rows[0]!.count;
    },
    async clear() {
      await sql`DELETE FROM reviews`.execute(db);
      await sql`DELETE FROM review_pictures`.execute(db);
    },
    /** A pending review with that many pictures. */
    async written(email: string, many = 1) {
      const { placed } = await reviews.received(email);
      const place = keyOf(placed);
      const ids: string[] = [];
      for (let at = 0; at < many; at += 1) ids.push(await sent(place));
      const { status, body } = await reviews.write(place, { pictures: ids });
      expect(status).toBe(200);
      const [pending] = (await reviews.pending()).rows;
      return { place, ids, own: body.data!.review!, pending: pending! };
    },
    async adminPictures(id: string) {
      const { body } = await callRest(shop.app, "listReviewPictures", {
        params: { id },
        bearer: staff().bearer,
      });
      return body.data!.pictures;
    },
  };
}

/** A PNG of that many pixels in one color: a few kilobytes. */
export function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(height, 4_000) * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}
