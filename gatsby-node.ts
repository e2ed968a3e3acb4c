/** One line for each Gatsby API; what it does is in src/build. */
export { onPreBootstrap } from "./src/build/demo-media";
export { createPages } from "./src/build/create-pages";
export { onCreateWebpackConfig } from "./src/build/webpack";
export { onPostBuild } from "./src/build/post-build";
