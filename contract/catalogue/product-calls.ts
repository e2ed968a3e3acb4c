/** REST calls for products in the back office (STAFF-37, STAFF-77). */
import { staff } from "../rest/endpoint";
import { adminProductsAnswer, adminProductsInput } from "./admin";
import * as product from "./staff-product";

const read = staff("pricing.read");
const write = staff("pricing.write");

export const PRODUCT_REST = {
  findProducts: read("POST", "/admin/catalogue/products/getAll", "List products, including hidden ones", {
    body: adminProductsInput,
    data: adminProductsAnswer,
  }),
  getStaffProduct: read("GET", "/admin/catalogue/products/:productId", "Get a product, hidden or not", {
    params: product.productParams,
    data: product.staffProductAnswer,
  }),
  hideProduct: write("PUT", "/admin/catalogue/products/:productId/hide", "Hide a product from the shop", {
    params: product.productParams,
    body: product.hideInput,
    data: product.staffProductAnswer,
  }),
  showProduct: write("PUT", "/admin/catalogue/products/:productId/show", "Show a product in the shop", {
    params: product.productParams,
    data: product.staffProductAnswer,
  }),
  hideProducts: write("POST", "/admin/catalogue/products/hide", "Hide products from the shop", {
    body: product.hideProductsInput,
    data: product.changedProductsAnswer,
  }),
  showProducts: write("POST", "/admin/catalogue/products/show", "Show products in the shop", {
    body: product.showProductsInput,
    data: product.changedProductsAnswer,
  }),
} as const;
