/** Compiles the serializer of an answer when it is first sent. All of them at once take a third of a second of each start. */
import {
  SerializerSelector,
  type Serializer,
  type SerializerFactory,
} from "@fastify/fast-json-stringify-compiler";

const buildCompiler = SerializerSelector();

/** For Fastify's `schemaController.compilersFactory`. */
export const buildLazySerializer: SerializerFactory = (schemas, options) => {
  const compile = buildCompiler(schemas, options);
  return (route) => {
    let serialize: Serializer | undefined;
    return (answer) => (serialize ??= compile(route))(answer);
  };
};
