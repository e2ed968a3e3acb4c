/**
 * Verifies the signature of an email as a receiver does (RFC 6376, relaxed/relaxed), independent of the
 * signing code.
 */
import { createHash, createPublicKey, verify } from "node:crypto";

export interface Checked {
  readonly isValid: boolean;
  readonly domain: string;
  readonly selector: string;
  /** Names of the signed headers, in lower case. */
  readonly covers: readonly string[];
}

/**
 * @param raw the email as it arrived
 * @param record the DNS record at the selector: `v=DKIM1; k=rsa; p=…`
 */
export function checkDkim(raw: Buffer, record: string): Checked {
  const text = raw.toString("latin1");
  const end = text.indexOf("\r\n\r\n");
  const headers = headersOf(text.slice(0, end + 2));
  const signature = headers.find(({ name }) => name === "dkim-signature");
  if (!signature) throw new Error("The mail has no signature");
  const tags = tagsOf(signature.value);
  const covers = tags["h"]!.split(":").map((name) => name.trim().toLowerCase());
  const bodyHash = createHash("sha256")
    .update(relaxedBody(text.slice(end + 4)), "latin1")
    .digest("base64");
  const remaining = [...headers];
  const signed = covers.flatMap((name) => {
    // The last of several headers with one name comes first.
    const at = remaining.findLastIndex((header) => header.name === name);
    return at < 0 ? [] : remaining.splice(at, 1).map(({ value }) => `${name}:${relaxed(value)}\r\n`);
  });
  const own = `dkim-signature:${relaxed(signature.value.replace(/(\bb=)[^;]*/, "$1"))}`;
  const key = createPublicKey({
    key: Buffer.from(tagsOf(record)["p"]!, "base64"),
    format: "der",
    type: "spki",
  });
  const content = Buffer.from(signed.join("") + own, "latin1");
  const isSigned = verify("RSA-SHA256", content, key, Buffer.from(tags["b"]!, "base64"));
  return {
    isValid: tags["a"] === "rsa-sha256" && tags["bh"] === bodyHash && isSigned,
    domain: tags["d"]!,
    selector: tags["s"]!,
    covers,
  };
}

function headersOf(head: string): { readonly name: string; readonly value: string }[] {
  return [...head.matchAll(/^([!-9;-~]+):((?:.*)(?:\r\n[ \t].*)*)\r\n/gm)].map(([, name, value]) => ({
    name: name!.toLowerCase(),
    value: value!,
  }));
}

function tagsOf(list: string): Record<string, string> {
  const parts = list.split(";").map((part) => part.split(/=(.*)/s));
  return Object.fromEntries(parts.map(([name = "", value = ""]) => [name.trim(), value.replace(/\s/g, "")]));
}

const relaxed = (value: string) =>
  value
    .replace(/\r\n/g, "")
    .replace(/[ \t]+/g, " ")
    .trim();

function relaxedBody(body: string): string {
  const lines = body.split("\r\n").map((line) => line.replace(/[ \t]+/g, " ").replace(/ $/, ""));
  while (lines.at(-1) === "") lines.pop();
  return lines.length === 0 ? "" : `${lines.join("\r\n")}\r\n`;
}
