import { linesOf } from "./table-lines";

async function textOf(...chunks: readonly Buffer[]): Promise<string> {
  async function* stream() {
    yield* chunks;
  }
  let text = "";
  for await (const lines of linesOf(stream())) text += lines;
  return text;
}

const inPieces = (content: Buffer, size: number) =>
  Array.from({ length: Math.ceil(content.length / size) }, (_, at) =>
    content.subarray(at * size, (at + 1) * size),
  );

describe("the text of a table", () => {
  it("keeps Windows-1252 characters wherever the first accent is", async () => {
    const plain = "1;Washer;499.00\n".repeat(50_000);
    const accents = Buffer.from("2;Caf\u00e9 \u0080;1\n3;M\u00fcsli;2", "latin1");
    const text = await textOf(...inPieces(Buffer.concat([Buffer.from(plain), accents]), 512 * 1024));
    expect(text.slice(plain.length)).toBe("2;Café €;1\n3;Müsli;2");
  });

  it("reads UTF-8 at any chunk boundary, also next to an invalid line", async () => {
    const content = Buffer.concat([
      Buffer.from("Größe €\n"),
      Buffer.from([0xe9, 0x0a]),
      Buffer.from("日本語\nFön"),
    ]);
    for (const size of [1, 2, 3, 7, 100])
      expect(await textOf(...inPieces(content, size))).toBe("Größe €\né\n日本語\nFön");
  });

  it("accepts classic Mac line endings", async () => {
    expect(await textOf(Buffer.from("a,b\r1,2\r"))).toBe("a,b\n1,2\n");
  });
});
