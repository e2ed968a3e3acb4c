import { namesAddress } from "./plain-text";

test.each([
  "Cheaper at https://other.example/ really",
  "ftp://files.example",
  "see www.other.example",
  "write to ada@other.example",
  "cheap-tvs.com has it",
  "go to best.cheap-tvs.co.uk now",
  "(cheaptvs.shop)",
  "CHEAPTVS.COM",
  "bit.ly/abc",
  "t.me/cheaptvs",
  "youtu.be/dQw4w9",
  "\uFF43\uFF48\uFF45\uFF41\uFF50\uFF0E\uFF43\uFF4F\uFF4D",
  "ada\uFF20other.example",
  "\uFF57\uFF57\uFF57\uFF0Eother",
])("%j contains an address", (words) => expect(namesAddress(words)).toBe(true));

test.each([
  "Great picture.It works",
  "Bought two.In a week both broke",
  "Firmware 1.2.3 and 4.5.6.7",
  "$1,299.99, 4.5/5",
  "Dr. Smith vs. Mr. Jones etc.",
  "e.g. the remote, i.e. the old one",
  "50 in. wide, 12 ft./3.6 m",
  "and/or",
  "24/7 support... it was fine",
  "The company said no.Communication was poor",
  "Bought at the mall.Store was nice",
  "Bueno.Es barato",
  "10.5in screen @ 60Hz",
])("%j contains none", (words) => expect(namesAddress(words)).toBe(false));
