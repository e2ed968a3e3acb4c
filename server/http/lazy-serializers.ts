/** Compiles an answer's serializer on first use: all of them would add a third of a second to every start. */
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
