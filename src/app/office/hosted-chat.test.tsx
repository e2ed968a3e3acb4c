/** The back office of a shop with a third-party chat (CHAT-12). */
import { act, cleanup, render, screen } from "@testing-library/react";
import { BACKOFFICE_ROUTES } from "#contract/site/backoffice-paths";
import { Providers } from "../../client/providers/providers";
import { ChatCount } from "../../features/chat/admin/chat-count";
import { ChatScreen } from "./chat-screen";

afterEach(() => {
  cleanup();
  delete process.env["GATSBY_CHAT"];
});

test("the screen links to the hosted inbox, and requests no chats of the shop's own", async () => {
  process.env["GATSBY_CHAT"] = JSON.stringify({
    provider: "chatwoot",
    baseUrl: "https://chat.vendor.example",
    websiteToken: "t",
  });
  const fetchMock = (globalThis.fetch = jest.fn() as never as jest.Mock);
  await act(async () => {
    render(
      <Providers>
        <ChatScreen location={{ pathname: BACKOFFICE_ROUTES.chat, search: "" }} />
        <ChatCount />
      </Providers>,
    );
  });
  expect(screen.getByRole("heading", { name: "Visitors write to us in Chatwoot" })).toBeVisible();
  const inbox = screen.getByRole("link", { name: "Open the inbox of Chatwoot" });
  expect(inbox).toHaveAttribute("href", "https://chat.vendor.example/app");
  expect(screen.queryByRole("region", { name: "Conversations" })).toBeNull();
  expect(fetchMock).not.toHaveBeenCalled();
});
