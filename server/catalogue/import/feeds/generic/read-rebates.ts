/** Reads manufacturer rebates: a list, or a single rebate in separate columns. */
import type { RebateRecord } from "../../../../db/tables/product-fields";
import { readLine } from "../../cleaning/read-values";
import type { RecordFields } from "../../cleaning/record-fields";

const MAX_REBATES = 5;

/** Returns undefined if the record has no such field; rebates without a text are dropped. */
export function readRebates(fields: RecordFields): RebateRecord[] | undefined {
  const listed = fields.first("rebates");
  if (Array.isArray(listed)) return listed.flatMap(readRebate).slice(0, MAX_REBATES);
  const description = fields.first("rebatedescription", "rebate");
  if (listed === undefined && description === undefined) return undefined;
  return readRebate({ description, url: fields.first("rebateurl"), code: fields.first("rebatecode") });
}

function readRebate(candidate: unknown): RebateRecord[] {
  if (typeof candidate !== "object" || candidate === null) return [];
  const { url, code, description } = candidate as Record<string, unknown>;
  const text = readLine(description, 200) ?? "";
  const address = readLine(url, 1_000) ?? "";
  if (text === "") return [];
  return [
    {
      url: /^https?:\/\/\S+$/i.test(address) ? address : "",
      code: readLine(code, 40) ?? "",
      description: text,
    },
  ];
}
