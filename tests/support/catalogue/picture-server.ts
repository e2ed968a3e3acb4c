/** A local supplier picture server with every possible fault. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { MAX_BYTES } from "../../../server/catalogue/pictures/picture.client";

export interface PictureServer {
  readonly origin: string;
  /** Paths requested so far. */
  readonly requested: string[];
  /** Sets the response for a path. */
  on(path: string, answer: (response: ServerResponse, request: IncomingMessage) => void): void;
  /** Paths whose picture was sent. */
  readonly sent: string[];
  /**
   * Serves a picture at a path.
   * @param validators `etag` or `last-modified`: a request that repeats them gets 304
   */
  serve(path: string, picture: Buffer, validators?: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

export async function startPictureServer(): Promise<PictureServer> {
  const answers = new Map<string, (response: ServerResponse, request: IncomingMessage) => void>();
  const requested: string[] = [];
  const sent: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    requested.push(path);
    const answer = answers.get(path);
    if (answer) answer(response, request);
    else response.writeHead(404).end("There is no such picture.");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const on: PictureServer["on"] = (path, answer) => void answers.set(path, answer);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    sent,
    on,
    serve: (path, picture, validators = {}) =>
      on(path, (response, { headers }) => {
        const conditions = [headers["if-none-match"], headers["if-modified-since"]];
        if (Object.values(validators).some((validator) => conditions.includes(validator)))
          return void response.writeHead(304).end();
        sent.push(path);
        response.writeHead(200, { "content-type": "image/jpeg", ...validators }).end(picture);
      }),
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

/** A photograph of an object in one color on white. */
export function photograph(color: string, { width = 600, height = 400, side = 200 } = {}): Promise<Buffer> {
  const thing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#fff"/>
    <rect x="${width / 8}" y="${height / 8}" width="${side}" height="${side}" fill="${color}"/>
    <circle cx="${width * 0.7}" cy="${height * 0.6}" r="${height / 5}" fill="${color}" opacity=".6"/></svg>`;
  return sharp(Buffer.from(thing)).jpeg({ quality: 90 }).toBuffer();
}

/** A picture of a few kilobytes that decodes to 64 million pixels. */
export function pixelBomb(): Promise<Buffer> {
  const black = { r: 0, g: 0, b: 0 };
  return sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: black } })
    .png({ palette: true, colours: 2 })
    .toBuffer();
}

/** Sends more than the maximum size, until the client disconnects. */
export function sendTooMuch(response: ServerResponse): void {
  const chunk = Buffer.alloc(1_000_000, 1);
  response.writeHead(200, { "content-type": "image/jpeg" });
  let sent = 0;
  const more = (): void => {
    while (!response.destroyed && sent < MAX_BYTES * 2) {
      sent += chunk.length;
      if (!response.write(chunk)) return void response.once("drain", more);
    }
    response.end();
  };
  more();
}
