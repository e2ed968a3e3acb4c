import { ariaCurrent, isActiveLink } from "./active-link";

describe("isActiveLink", () => {
  it("is active when the current path includes the target", () => {
    expect(isActiveLink("/products/laptop-computers/page/2/", "/products/laptop-computers/")).toBe(true);
    expect(isActiveLink("/products/televisions/", "/products/laptop-computers/")).toBe(false);
  });

  it("is active for / only on the home page", () => {
    expect(isActiveLink("/", "/")).toBe(true);
    expect(isActiveLink("/products/televisions/", "/")).toBe(false);
  });

  it("sets aria-current only when active", () => {
    expect(ariaCurrent("/cart/", "/cart/")).toBe("page");
    expect(ariaCurrent("/", "/cart/")).toBeUndefined();
  });
});
