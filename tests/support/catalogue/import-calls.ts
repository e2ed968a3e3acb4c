/** Imports requested by staff. */
import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { ImportRun } from "#contract/imports/schema";
import { LIMITS } from "#contract/limits";
import { releaseImportLock, tryImportLock } from "../../../server/catalogue/import/writing/import-runs.store";
import type { Db } from "../../../server/db/client";
import { callRest, type RestAnswer, type TestUser } from "../people/accounts";
import { waitFor } from "../hosts/wait-for";

/** Blocks all imports during the work. */
export const holdingImportLock = <Result>(db: Db, work: () => Promise<Result>): Promise<Result> =>
  db.connection().execute(async (connection) => {
    await waitFor(async () => ((await tryImportLock(connection)) ? true : null));
    try {
      return await work();
    } finally {
      await releaseImportLock(connection);
    }
  });

/** Products as in a supplier's feed, JSON lines of about a kilobyte each. */
export function feedOf(count: number, change: (at: number) => object = () => ({})): string {
  const lines = Array.from({ length: count }, (_, at) =>
    JSON.stringify({
      sku: 880_000 + at,
      name: `Imported dishwasher ${at}`,
      regularPrice: 499.99,
      categoryPath: [{ id: "abcat0905000", name: "Dishwashers" }],
      manufacturer: "Halden",
      longDescription: "text ".repeat(180),
      ...change(at),
    }),
  );
  return lines.join("\n");
}

/** A file in chunks, as the screen sends it. */
export function piecesOf(fileName: string, content: Buffer | string, upload: string = randomUUID()) {
  const bytes = Buffer.from(content);
  const { pieceBytes } = LIMITS.imports;
  return Array.from({ length: Math.max(1, Math.ceil(bytes.length / pieceBytes)) }, (_, position) => ({
    upload,
    fileName,
    position,
    content: bytes.subarray(position * pieceBytes, (position + 1) * pieceBytes).toString("base64"),
  }));
}

/** Import calls of one staff user at one host. */
export function importCalls(app: FastifyInstance, { bearer }: Pick<TestUser, "bearer">) {
  const list = async () =>
    (await callRest(app, "listImports", { bearer, body: { pageSize: 100 } })).body.data!.rows;
  const find = async (id: string): Promise<ImportRun> => (await list()).find((run) => run.id === id)!;
  return {
    list,
    find,
    /** @returns the response to the first rejected chunk, else to the last */
    async send(pieces: ReturnType<typeof piecesOf>): Promise<RestAnswer<unknown>> {
      let answer: RestAnswer<unknown> | null = null;
      for (const body of pieces) {
        answer = await callRest(app, "uploadImport", { bearer, body });
        if (!answer.body.isSuccess) break;
      }
      return answer!;
    },
    begin: (upload: string, more: object = {}) =>
      callRest(app, "importFile", { bearer, body: { upload, supplier: "bestbuy", ...more } }),
    /** Uploads a file and requests its import. @returns the run */
    async import(fileName: string, content: Buffer | string, more: object = {}): Promise<ImportRun> {
      const pieces = piecesOf(fileName, content);
      await this.send(pieces);
      const answer = await this.begin(pieces[0]!.upload, more);
      if (!answer.body.isSuccess) throw new Error(answer.body.message);
      return (await list())[0]!;
    },
    stop: (id: string) => callRest(app, "stopImport", { bearer, params: { id } }),
    /** Waits until the run has ended. */
    ended: (id: string): Promise<ImportRun> =>
      waitFor(async () => {
        const run = await find(id);
        return run.finishedAt === null ? null : run;
      }),
    rejects: (id: string) =>
      app.inject({
        method: "POST",
        url: `/admin/catalogue/imports/${id}/rejects`,
        headers: { authorization: bearer },
      }),
  };
}

export function countOf({ counts }: ImportRun, what: string): number {
  return counts.find((count) => count.what === what)?.count ?? 0;
}
