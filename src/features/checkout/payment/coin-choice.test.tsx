import { render, screen } from "@testing-library/react";
import { CoinChoice } from "./coin-choice";

const preparation = {
  coins: [
    { code: "BTC", label: "Bitcoin", minimum: 3_00 },
    { code: "ETH", label: "Ethereum", minimum: 150_00 },
  ],
} as never;

const ignore = () => undefined;

test("coins with a minimum above the total show it before selection", () => {
  const purchase = { total: 100_00, email: "", postalCode: "" };
  render(
    <CoinChoice
      preparation={preparation}
      purchase={purchase}
      onReady={ignore}
      onPress={ignore}
      onTokens={ignore}
    />,
  );

  const ether = screen.getByRole("radio", { name: /Ethereum/ });
  expect(ether).toHaveAccessibleName(/For orders of \$150\.00 or more/);
  expect(ether.closest("label")).toHaveAttribute("data-out");
  const bitcoin = screen.getByRole("radio", { name: /Bitcoin/ });
  expect(bitcoin).not.toHaveAccessibleName(/For orders/);
  expect(bitcoin.closest("label")).not.toHaveAttribute("data-out");
});
