/** Computes the text of SQL templates from source: fragments are inlined, other values become parameters. */
import ts from "typescript";
import type { SqlProgram } from "./sql-program";
import { NO_SCOPE, Unfollowed, ValueResolver, type Branch, type Located } from "./value-resolver";

/** Stands for a parameter until all are numbered. */
const PARAMETER = "\0";

/**
 * Returns a statement's text with $1, $2, …, as Kysely numbers them.
 * @throws Unfollowed
 */
export function textOf(program: SqlProgram, statement: ts.Expression, branch: Branch): string {
  const text = new Inliner(program, new ValueResolver(program, branch)).text({
    node: statement,
    scope: NO_SCOPE,
  });
  let count = 0;
  return text.replaceAll(PARAMETER, () => `$${++count}`);
}

class Inliner {
  constructor(
    private readonly program: SqlProgram,
    private readonly resolver: ValueResolver,
  ) {}

  text(value: Located): string {
    const resolved = this.resolver.resolve(value);
    if (ts.isTaggedTemplateExpression(resolved.node)) return this.template(resolved.node.template, resolved);
    if (ts.isCallExpression(resolved.node)) return this.helper(resolved.node, resolved);
    throw new Unfollowed(resolved.node);
  }

  private template(template: ts.TemplateLiteral, { scope }: Located): string {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text;
    const spans = template.templateSpans.map(
      ({ expression, literal }) => this.hole({ node: expression, scope }) + literal.text,
    );
    return template.head.text + spans.join("");
  }

  private hole(value: Located): string {
    if (!this.isFragment(value)) return PARAMETER;
    const resolved = this.resolver.resolve(value);
    return this.isFragment(resolved) ? this.text(resolved) : PARAMETER;
  }

  private isFragment({ node }: Located): boolean {
    return isFragment(this.program.checker, this.program.checker.getTypeAtLocation(node));
  }

  /** A helper of Kysely, such as `sql.ref(…)`. */
  private helper(call: ts.CallExpression, { scope }: Located): string {
    const { expression } = call;
    const [node, separator] = call.arguments;
    if (!ts.isPropertyAccessExpression(expression) || !node) throw new Unfollowed(call);
    const argument = { node, scope };
    switch (expression.name.text) {
      case "as":
        return `${this.text({ node: expression.expression, scope })} AS "${this.constant(argument)}"`;
      case "val":
        return PARAMETER;
      case "lit":
        return this.literal(argument);
      case "raw":
        return this.constant(argument);
      case "ref":
      case "table":
        return `"${this.constant(argument).replaceAll(".", '"."')}"`;
      case "join":
        return this.resolver
          .items(argument)
          .map((item) => this.joined(item))
          .join(separator ? this.text({ node: separator, scope }) : ", ");
      default:
        throw new Unfollowed(call);
    }
  }

  /** A list that stays unknown is one of values, unless its items are fragments. */
  private joined(item: Located): string {
    const { checker } = this.program;
    const element = checker.getTypeAtLocation(item.node).getNumberIndexType();
    if (element && isFragment(checker, element)) throw new Unfollowed(item.node);
    return this.hole(item);
  }

  private literal(value: Located): string {
    const { flags } = this.program.checker.getTypeAtLocation(value.node);
    if (flags & ts.TypeFlags.NumberLike) return "1";
    if (flags & ts.TypeFlags.BooleanLike) return "true";
    return `'${this.findConstant(value) ?? "text"}'`;
  }

  private constant(value: Located): string {
    const constant = this.findConstant(value);
    if (constant === undefined) throw new Unfollowed(value.node);
    return constant;
  }

  private findConstant(value: Located): string | undefined {
    const { node, scope } = this.resolver.resolve(value);
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return node.text;
    if (ts.isTemplateExpression(node)) {
      const spans = node.templateSpans.map(
        ({ expression, literal }) => this.constant({ node: expression, scope }) + literal.text,
      );
      return node.head.text + spans.join("");
    }
    const type = this.program.checker.getTypeAtLocation(node);
    const literals = (type.isUnion() ? type.types : [type]).filter((one) => one.isStringLiteral());
    return this.resolver.pick(literals)?.value;
  }
}

/** Whether a value of the type is SQL. */
function isFragment(checker: ts.TypeChecker, type: ts.Type): boolean {
  return !!checker.getPropertyOfType(checker.getNonNullableType(type), "toOperationNode");
}
