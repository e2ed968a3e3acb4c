import { handedUsername } from "./handed-username";

/** The page's address, and the history state set by the previous page. */
function visit(address: string, state: object | null = null): void {
  window.history.replaceState(state, "", address);
}

afterEach(() => visit("/"));

describe("the address a page of sign-in is about", () => {
  it("is the one the page before handed on, whatever the address says", () => {
    visit("/verify/#username=other%40example.com", { username: "pat@example.com", key: "1" });
    expect(handedUsername()).toBe("pat@example.com");
  });

  it.each(["/verify/#username=Pat%40Example.com", "/verify/?returnUrl=%2F&username=pat%40example.com"])(
    "is the one of a link such as %s",
    (address) => {
      visit(address);
      expect(handedUsername()).toBe("pat@example.com");
    },
  );

  it.each([
    "/verify/",
    "/verify/#main",
    "/verify/#username=",
    "/verify/#username=%3Cb%3Epat%3C%2Fb%3E",
    "/verify/#username=call%20us%20at%20evil.example",
  ])("is nobody's at %s", (address) => {
    visit(address);
    expect(handedUsername()).toBe("");
  });
});
