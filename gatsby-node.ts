/** One line for each Gatsby API; what it does is in src/build. */
export { createPages } from "./src/build/create-pages";
export { onCreateWebpackConfig } from "./src/build/webpack";
export { onPostBuild } from "./src/build/post-build";
export { sourceNodes } from "./src/build/keep-page-nodes";
export { onPreBuild } from "./src/build/pre-build";
