/** Reads records from JSON: cut by the splitter, parsed one by one. */
import { parseRecord } from "./parse-record";
import type { ReadRecord, RecordFormat } from "./record-format";
import { RecordSplitter } from "./record-splitter";
import { refuseEnvelope } from "./refuse-currency";
import { withoutVariants } from "./shopify-json";
import type { SplitItem } from "./split-item";

export class JsonRecords implements RecordFormat {
  private readonly splitter: RecordSplitter;

  constructor(file: string) {
    this.splitter = new RecordSplitter((fields) => {
      refuseEnvelope(file, parsedEnvelope(fields));
    });
  }

  get isCutOff(): boolean {
    return this.splitter.isCutOff;
  }

  get provesItsEnd(): boolean {
    return this.splitter.hasEnclosedRecords;
  }

  async *records(chunks: AsyncIterable<Buffer>): AsyncGenerator<ReadRecord> {
    for await (const chunk of chunks) for (const item of this.splitter.push(chunk)) yield parsed(item);
    for (const item of this.splitter.end()) yield parsed(item);
  }
}

function parsed(item: SplitItem): ReadRecord {
  if ("damage" in item) return item;
  try {
    return { line: item.line, value: withoutVariants(parseRecord(item.bytes)) };
  } catch (error) {
    return { line: item.line, damage: `it is not valid JSON (${(error as Error).message.slice(0, 120)})` };
  }
}

/** Returns null for an envelope that is not valid JSON. */
function parsedEnvelope(fields: Buffer): unknown {
  try {
    return parseRecord(fields);
  } catch {
    return null;
  }
}
