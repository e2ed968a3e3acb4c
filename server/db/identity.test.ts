import { emailSpellings } from "./identity";

test.each([
  ["ada@mail.example", ["ada@mail.example"]],
  ["Ada@Mail.Example", ["ada@mail.example"]],
  ["ada@xn--bcher-kva.example", ["ada@xn--bcher-kva.example", "ada@bücher.example"]],
  ["ada@bücher.example", ["ada@xn--bcher-kva.example", "ada@bücher.example"]],
  ["ada@\uFF4Dail.example", ["ada@mail.example", "ada@\uFF4Dail.example"]],
  ["", [""]],
])("%j is looked up as %j", (email, spellings) => expect(emailSpellings(email)).toEqual(spellings));
