/** Finds packages of the bundle in it, and everything else as jest does. */
const { lookUpPackage } = require("./module-bundle");

module.exports = (request, options) => lookUpPackage(request) ?? options.defaultResolver(request, options);
