import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { navigate, useStaticQuery } from "gatsby";
import { succeed } from "#contract/rest/envelope";
import { MESSAGES } from "#contract/messages";
import { Providers } from "../../client/providers/providers";
import { ResetPasswordScreen } from "./reset-password-screen";

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({
    site: { siteMetadata: { phone: "1-800-555-0142", email: "help@shop.example" } },
    shop: { getCategories: [] },
  });
  jest.mocked(navigate).mockClear();
  document.body.innerHTML = "<div data-snackbar></div>";
  window.history.replaceState(null, "", "/reset-password/");
});
afterEach(cleanup);

test("a success without data says that something is missing", async () => {
  // Only fetch is mocked: all other code is real.
  const answer = JSON.stringify(succeed(null, MESSAGES.auth.passwordReset));
  globalThis.fetch = (async () => ({ status: 200, text: async () => answer })) as never;
  render(
    <Providers>
      <ResetPasswordScreen />
    </Providers>,
  );
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label, { selector: "input" }), { target: { value } });
  type("Email address", "ada@mail.example");
  type("Code", "123456");
  type("New password", "Another-Word-8");
  type("Confirm your password", "Another-Word-8");
  fireEvent.click(screen.getByRole("button", { name: "Set password" }));

  expect(
    await screen.findByText("Seems like something is missing. Please try after some time."),
  ).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});
