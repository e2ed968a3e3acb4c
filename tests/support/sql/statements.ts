/** Finds the statements of a program, with the row types they promise. */
import ts from "typescript";
import { placeOf, type SqlProgram } from "./sql-program";

export interface CodeStatement {
  readonly place: string;
  readonly expression: ts.Expression;
  /** The promised row, or null without one. */
  readonly row: ts.Type | null;
}

/** Returns what is executed, and templates with a row type that other functions execute. */
export function listStatements({ checker, files }: SqlProgram): CodeStatement[] {
  const statements: CodeStatement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpression(node)) {
      const isRun = isExecuted(checker, node);
      const row = isRun || isTemplate(node) ? rowOf(checker, node) : null;
      if (isRun || row) statements.push({ place: placeOf(node), expression: node, row });
    }
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  return statements;
}

function isTemplate(node: ts.Node): node is ts.TaggedTemplateExpression {
  return ts.isTaggedTemplateExpression(node) && node.tag.getText() === "sql";
}

function isExecuted(checker: ts.TypeChecker, node: ts.Expression): boolean {
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent) || parent.expression !== node || parent.name.text !== "execute")
    return false;
  if (isTemplate(node)) return true;
  const [argument] = ts.isCallExpression(parent.parent) ? parent.parent.arguments : [];
  // A transaction executes a function.
  return (
    !!argument &&
    !ts.isFunctionLike(argument) &&
    checker.getTypeAtLocation(node).symbol?.name === "RawBuilder"
  );
}

function rowOf(checker: ts.TypeChecker, node: ts.Expression): ts.Type | null {
  const row = promiseOf(checker, node);
  return row && (row.isUnion() ? row.types : [row]).every(isRecord) ? row : null;
}

/** The type of a template needs those of all its values, so its annotation or its property is asked first. */
function promiseOf(checker: ts.TypeChecker, node: ts.Expression): ts.Type | undefined {
  if (!isTemplate(node)) return argumentOf(checker, checker.getTypeAtLocation(node));
  const [annotation] = node.typeArguments ?? [];
  if (annotation) return checker.getTypeFromTypeNode(annotation);
  return ts.isPropertyAssignment(node.parent)
    ? argumentOf(checker, checker.getContextualType(node))
    : undefined;
}

function argumentOf(checker: ts.TypeChecker, type: ts.Type | undefined): ts.Type | undefined {
  return type?.symbol?.name === "RawBuilder"
    ? checker.getTypeArguments(type as ts.TypeReference)[0]
    : undefined;
}

/** A fragment of one value has a type that is no record. */
function isRecord(type: ts.Type): boolean {
  const isObject = !!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection));
  return isObject && !/^(Date|Buffer|Array|ReadonlyArray|Uint8Array)$/.test(type.symbol?.name ?? "");
}
