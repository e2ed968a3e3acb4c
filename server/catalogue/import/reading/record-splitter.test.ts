import { RecordSplitter } from "./record-splitter";

/** Splits the text in chunks of every awkward size; results must not depend on the size. */
function split(text: string) {
  const bytes = Buffer.from(text);
  const results = [...(bytes.length < 10_000 ? [1, 2, 3, 7] : [65_536]), bytes.length + 1].map((size) =>
    splitBy(bytes, size),
  );
  for (const result of results) expect(result).toEqual(results[0]);
  return results[0];
}

function splitBy(bytes: Buffer, size: number) {
  const splitter = new RecordSplitter();
  const skus: unknown[] = [];
  const damage: string[] = [];
  const collect = (items: ReturnType<RecordSplitter["push"]>) => {
    for (const item of items) {
      if ("damage" in item) damage.push(`${item.line}: ${item.damage}`);
      else skus.push((JSON.parse(item.bytes.toString()) as { sku: unknown }).sku);
    }
  };
  for (let at = 0; at < bytes.length; at += size) collect(splitter.push(bytes.subarray(at, at + size)));
  collect(splitter.end());
  return { skus, damage, isCutOff: splitter.isCutOff };
}

const intact = (...skus: number[]) => ({ skus, damage: [], isCutOff: false });

describe("splitting a file into records", () => {
  it.each([
    ["JSON lines", '{"sku":1}\n{"sku":2}\r\n\n{"sku":3}'],
    ["a JSON array", '[{"sku":1,"c":[{"id":"a"}]},\n {"sku":2},{"sku":3}]\n'],
    ["an indented array", '[\n  {\n    "sku": 1,\n    "c": [\n{"id":"a"}]\n  },\n{"sku":2},{"sku":3}]'],
    ["an API answer", '{"from":1,"products":[{"sku":1},{"sku":2},{"sku":3}],"total":3,"x":{"y":["z"]}}'],
    [
      "an API answer a line",
      '{"p":1,"products":[{"sku":1}],"t":2}\n{"p":2,"products":[{"sku":2},{"sku":3}]}',
    ],
    ["an answer in `data`", '{"status":"ok","data":[{"sku":1},{"sku":2},{"sku":3}],"total":3}'],
    [
      "a list one object down",
      '{"data":{"total":3,"products":[{"sku":1},{"sku":2},{"sku":3}]},"links":{"products":[{"sku":9}]}}',
    ],
    ["an array of answers", '[{"products":[{"sku":1},{"sku":2}]},{"products":[{"sku":3}],"total":3}]'],
    ["an answer of one empty list", '{"categories":[],"products":[{"sku":1},{"sku":2},{"sku":3}]}'],
    [
      "records with lists of those names",
      '{"categories":[{"id":"c","name":"C","path":[]}],"sku":1}\n{"products":[{"sku":9}],"sku":2}\n{"sku":3,"data":{"items":[{"sku":8}]}}',
    ],
    [
      "an array of such records",
      '[{"categories":[{"id":"c"}],"sku":1},{"products":[{"sku":9}],"sku":2},{"sku":3}]',
    ],
    [
      "answers that carry such records",
      '{"products":[{"categories":[{"sku":7}],"sku":1},{"sku":2,"items":[{"sku":9}]},{"sku":3}]}',
    ],
    ["a byte order mark", '\ufeff[{"sku":1},{"sku":2},{"sku":3}]'],
    ["brackets and quotes inside texts", '{"sku":1,"n":"a\\"}{[\\\\"}\n{"sku":2,"n":"]"}\n{"sku":3}'],
  ])("reads %s", (_, text) => {
    expect(split(text)).toEqual(intact(1, 2, 3));
  });

  it("reads a response whose list starts far behind its metadata", () => {
    const filler = JSON.stringify({ note: "x".repeat(600_000) }).slice(1, -1);
    expect(split(`{${filler},"products":[{"sku":1},{"sku":2},{"sku":3}]}`)).toEqual(intact(1, 2, 3));
  });

  it("reads one object over several lines", () => {
    expect(split('{\n "sku": 1,\n "names": {"title": "x"}\n}\n')).toEqual(intact(1));
  });

  it.each([
    ["an unclosed string", '{"sku":1}\n{"sku":2,"name":"x\n{"sku":3}\n'],
    ["a line cut inside a list", '{"sku":1}\n{"sku":2,"c":[{"id":"a"},\n{"sku":3}\n'],
    ["a word that is not JSON", '{"sku":1}\n{"sku":2, oops}\n{"sku":3}\n'],
    ["a line of something else", '{"sku":1}\nhello world\n{"sku":3}\n'],
    ["a quote too many in an array", '[{"sku":1},{"sku":2,"name":"7" tablet"},{"sku":3}]'],
    ["a bracket too few in an array", '[{"sku":1},{"sku":2,{"sku":3}]'],
    ["an entry that is not an object", '[{"sku":1},null,{"sku":3}]'],
  ])("loses only the broken record to %s", (_, text) => {
    const result = split(text);
    expect(result).toMatchObject({ skus: [1, 3], isCutOff: false });
    expect(result?.damage).toHaveLength(1);
  });

  it("gives the line of a broken record", () => {
    expect(split('{"sku":1}\n{"sku":2}\n{"sku":3 x}\n{"sku":4}')?.damage).toEqual([
      "3: it is not valid JSON",
    ]);
  });

  it.each(['{"sku":1}\n{"sku":2,"na', '[{"sku":1},{"sku":2,"na', '{"products":[{"sku":1},{"sku":2,"x":"'])(
    "keeps the records before the cut in %s",
    (text) => {
      const result = split(text);
      expect(result).toMatchObject({ skus: [1], isCutOff: true });
      expect(result?.damage).toEqual(["" + lineCount(text) + ": the file ends in the middle of this record"]);
    },
  );

  it("detects an array truncated between two records", () => {
    expect(split('[{"sku":1},')).toEqual({ skus: [1], damage: [], isCutOff: true });
  });

  it("skips a record over 8 MB without buffering the file", () => {
    const splitter = new RecordSplitter();
    const endless = Buffer.alloc(1024 * 1024, "x");
    const items = [...splitter.push(Buffer.from('{"sku":1,"name":"'))];
    for (let megabyte = 0; megabyte < 20; megabyte += 1) items.push(...splitter.push(endless));
    items.push(...splitter.push(Buffer.from('\n{"sku":2}\n')), ...splitter.end());
    expect(items).toEqual([
      { line: 1, damage: "it is larger than 8 MB" },
      { line: 2, bytes: Buffer.from('{"sku":2}') },
    ]);
  });
});

function lineCount(text: string): number {
  return text.split("\n").length;
}

it.each([
  ['{"currency":"EUR","products":[{"sku":1}],"total":1}', '{"currency":"EUR","products":[]}'],
  ['{"data":{"page":2,"products":[{"sku":1}]},"total":1}', '{"data":{"page":2,"products":[]}}'],
])("reports the fields around the records of %s", (text, head) => {
  const bytes = Buffer.from(text);
  for (const size of [1, 7, bytes.length]) {
    const envelopes: string[] = [];
    const splitter = new RecordSplitter((fields) => envelopes.push(fields.toString()));
    const records = Array.from({ length: Math.ceil(bytes.length / size) }, (_none, at) => [
      ...splitter.push(bytes.subarray(at * size, (at + 1) * size)),
    ]);
    expect([records.flat().length, envelopes[0]]).toEqual([1, head]);
    expect(JSON.parse(envelopes[1]!)).toMatchObject({ total: 1 });
  }
});
