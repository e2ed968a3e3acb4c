/** Enables product search for shoppers. */
const { configureStoreSearch, defineMiddlewares } = require("@medusajs/framework/http");

exports.default = defineMiddlewares({
  routes: [
    {
      matcher: "/store/search",
      middlewares: [configureStoreSearch({ allowed_indexes: { product: true } })],
    },
  ],
});
