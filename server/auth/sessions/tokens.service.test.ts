/** Tokens are compared as signed, character by character. */
import { createTokenMint } from "./tokens.service";

const mint = createTokenMint({
  tokenKeys: ["a key of forty letters for tokens alone."],
  accessTokenSeconds: 900,
});

/** Returns tokens with the same decoded bytes: two bits of a signature's last character decode to nothing. */
function sameBytes(token: string): string[] {
  const last = token.at(-1)!;
  const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"];
  const variants = alphabet
    .filter((character) => character !== last)
    .map((character) => token.slice(0, -1) + character);
  const bytes = (text: string) => Buffer.from(text.split(".")[2]!, "base64url");
  return [
    ...variants.filter((variant) => bytes(variant).equals(bytes(token))),
    `${token}=`,
    `${token}!`,
    `${token} `,
  ];
}

test("other characters for the same bytes are rejected", () => {
  const { token } = mint.refresh("a user", "a session");

  expect(mint.readRefresh(token)).not.toBeNull();
  expect(sameBytes(token).length).toBeGreaterThan(3);
  for (const altered of sameBytes(token))
    expect([altered, mint.readRefresh(altered)]).toEqual([altered, null]);
});
