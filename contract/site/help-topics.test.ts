import { findHelp } from "./help-topics";
import { ROUTES } from "./paths";

test.each([
  ["return policy", ROUTES.returns],
  ["Track Order", ROUTES.findOrder],
  [" warranty? ", ROUTES.warranty],
  ["gift card", ROUTES.contact],
  ["rent to own", ROUTES.howItWorks],
])("“%s” leads to %s", (text, url) => expect(findHelp(text)?.url).toBe(url));

test.each(["", "warranty tv", "tracking device", "toString", "__proto__", "return ".repeat(100_000)])(
  "“%.20s” is a search for products",
  (text) => expect(findHelp(text)).toBeUndefined(),
);
