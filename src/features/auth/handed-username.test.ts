import { handedUsername } from "./handed-username";

/** The page's address, and the history state set by the previous page. */
function visit(address: string, state: object | null = null): void {
  window.history.replaceState(state, "", address);
}

afterEach(() => visit("/"));

describe("the username of a sign-in page", () => {
  it("comes from the previous page, whatever the address has", () => {
    visit("/verify/#username=other%40example.com", { username: "pat@example.com", key: "1" });
    expect(handedUsername()).toBe("pat@example.com");
  });

  it.each(["/verify/#username=Pat%40Example.com", "/verify/?returnUrl=%2F&username=pat%40example.com"])(
    "comes from a link such as %s",
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
  ])("is empty at %s", (address) => {
    visit(address);
    expect(handedUsername()).toBe("");
  });
});
