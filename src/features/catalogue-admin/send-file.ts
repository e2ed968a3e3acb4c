/** Uploads a file in chunks and requests its import. */
import type { Envelope } from "#contract/rest/envelope";
import type { ImportForm } from "#contract/imports/schema";
import { LIMITS } from "#contract/limits";
import { callApi } from "../../client/api/rest-client";
import { toBase64 } from "../../lib/file-base64";
import { randomUuid } from "../../lib/random-key";

const { pieceBytes } = LIMITS.imports;

/** @param onSent called with the uploaded percentage @throws NetworkFailure */
export async function sendFile(
  { file, ...about }: ImportForm,
  onSent: (percent: number) => void,
): Promise<Envelope<unknown> | null> {
  const upload = randomUuid();
  if (!file) return null;
  for (let position = 0; position === 0 || position * pieceBytes < file.size; position += 1) {
    const piece = file.slice(position * pieceBytes, (position + 1) * pieceBytes);
    const content = await toBase64(piece);
    const body = { upload, fileName: file.name, position, content };
    const answer = await callApi("uploadImport", { body, isQuiet: true });
    if (!answer?.isSuccess) return answer;
    onSent(Math.min(100, Math.round((((position + 1) * pieceBytes) / file.size) * 100)));
  }
  return callApi("importFile", { body: { upload, ...about }, isQuiet: true });
}
