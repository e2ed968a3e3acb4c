/** Resolves bundled packages to the bundle, and everything else as jest does. */
const { lookUpPackage } = require("./module-bundle");

module.exports = (request, options) => lookUpPackage(request) ?? options.defaultResolver(request, options);
