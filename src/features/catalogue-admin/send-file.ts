/** Uploads a file in chunks and requests its import. */
import type { Envelope } from "#contract/rest/envelope";
import type { ImportForm } from "#contract/imports/schema";
import { LIMITS } from "#contract/limits";
import { callApi } from "../../client/api/rest-client";
import { toBase64 } from "../../lib/file-base64";
import { randomUuid } from "../../lib/random-key";

const { pieceBytes } = LIMITS.imports;

type ChosenFile = NonNullable<ImportForm["file"]>;

const uploads = new WeakMap<ChosenFile, string>();

/** Returns the id of a chosen file's upload: its preview and its import are of one upload. */
export function uploadOf(file: ChosenFile): string {
  const upload = uploads.get(file) ?? randomUuid();
  uploads.set(file, upload);
  return upload;
}

/** Uploads the first chunk, for a preview. @throws NetworkFailure */
export function sendBeginning(file: ChosenFile): Promise<Envelope<unknown> | null> {
  return sendPiece(file, 0);
}

/**
 * Sends all chunks: another upload may have replaced the previewed one. Known chunks are no-ops.
 * @param onSent called with the uploaded percentage @throws NetworkFailure
 */
export async function sendFile(
  { file, ...about }: ImportForm,
  onSent: (percent: number) => void,
): Promise<Envelope<unknown> | null> {
  if (!file) return null;
  for (let position = 0; position === 0 || position * pieceBytes < file.size; position += 1) {
    const answer = await sendPiece(file, position);
    if (!answer?.isSuccess) return answer;
    onSent(Math.min(100, Math.round((((position + 1) * pieceBytes) / file.size) * 100)));
  }
  return callApi("importFile", { body: { upload: uploadOf(file), ...about }, isQuiet: true });
}

async function sendPiece(file: ChosenFile, position: number): Promise<Envelope<unknown> | null> {
  const piece = file.slice(position * pieceBytes, (position + 1) * pieceBytes);
  const body = { upload: uploadOf(file), fileName: file.name, position, content: await toBase64(piece) };
  return callApi("uploadImport", { body, isQuiet: true });
}
