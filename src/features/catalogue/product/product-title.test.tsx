import { render, screen } from "@testing-library/react";
import { ProductTitle } from "./product-title";
import { aProduct } from "../../../catalogue/views/views-for-tests";

const brandLink = { label: "Halden", url: "/brands/halden/" };

test.each([
  ["in the name", "Halden - Washer 9"],
  ["above a name without it", "Washer 9"],
  ["above a name that only begins like it", "Haldenia Washer 9"],
])("names the brand once, as a link: %s", (_where, name) => {
  const { container } = render(<ProductTitle product={aProduct({ name, brandLink, modelNumber: "W9" })} />);

  expect(screen.getByRole("heading", { level: 1, name })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Halden" })).toHaveAttribute("href", brandLink.url);
  expect(container.textContent!.match(/Halden\b/g)).toHaveLength(1);
  expect(container).toHaveTextContent("Model W9");
});

test("a name with its brand and no model has no line above it", () => {
  const { container } = render(
    <ProductTitle product={aProduct({ name: "Halden - Washer 9", brandLink, modelNumber: null })} />,
  );

  expect(container).toHaveTextContent(/^Halden - Washer 9$/);
});
