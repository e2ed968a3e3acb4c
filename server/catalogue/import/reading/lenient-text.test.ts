import { LenientDecoder } from "./lenient-text";

const decoded = (bytes: Buffer, size: number) => {
  const decoder = new LenientDecoder();
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += size) parts.push(decoder.decode(bytes.subarray(at, at + size)));
  return parts.join("");
};

test.each([1, 2, 3, 5, 100])("characters split between chunks of %p bytes are whole", (size) => {
  const text = "<name>Café – Müller 😀</name>\n";
  expect(decoded(Buffer.from(text), size)).toBe(text);
  const windows = Buffer.from("<name>Caf\xe9 \x96 M\xfcller</name>\n", "latin1");
  expect(decoded(windows, size)).toBe("<name>Café – Müller</name>\n");
});

test("a line in Windows-1252 leaves the others alone", () => {
  const lines = [Buffer.from("<a>Café</a>\n"), Buffer.from("<a>Caf\xe9</a>\n", "latin1")];
  expect(decoded(Buffer.concat(lines), 1_000)).toBe("<a>Café</a>\n<a>Café</a>\n");
});
