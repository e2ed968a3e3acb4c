/** Follows names, properties, conditions and calls in source to the expression that makes a value. */
import ts from "typescript";
import { declarationOf, functionOf, type SqlProgram } from "./sql-program";

/** Thrown for SQL whose text only a run determines. */
export class Unfollowed extends Error {
  constructor(node: ts.Node) {
    super(node.getText().replace(/\s+/g, " ").slice(0, 60));
  }
}

/** Which branch of each condition, and which entry of each table, is followed. */
export type Branch = "first" | "last";

/** An expression, with the arguments of the functions that were followed to it. */
export interface Located {
  readonly node: ts.Node;
  readonly scope: Scope;
}

interface Scope {
  readonly values: ReadonlyMap<ts.Node, Located>;
  readonly outer?: Scope;
}

export const NO_SCOPE: Scope = { values: new Map() };

/** Recursive code would be followed forever. */
const MAX_STEPS = 8_000;
const FILTERS = /^(filter|slice|sort|toSorted|toReversed)$/;
const ALTERNATIVES = /^(\?\?|\|\||&&)$/;

export class ValueResolver {
  private steps = 0;

  constructor(
    private readonly program: SqlProgram,
    private readonly branch: Branch,
  ) {}

  /** @throws Unfollowed for recursive code */
  resolve(value: Located): Located {
    let current = value;
    for (let next: Located | undefined = value; next; next = this.step(current)) {
      current = next;
      if (++this.steps > MAX_STEPS) throw new Unfollowed(value.node);
    }
    return current;
  }

  /** Returns the parts of a list; a list of unknown length is one part. */
  items(list: Located): Located[] {
    const { node, scope } = this.resolve(list);
    if (ts.isArrayLiteralExpression(node))
      return node.elements.flatMap((element) =>
        ts.isSpreadElement(element)
          ? this.items({ node: element.expression, scope })
          : [{ node: element, scope }],
      );
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression))
      return [{ node, scope }];
    const { expression: base, name } = node.expression;
    if (FILTERS.test(name.text)) return this.items({ node: base, scope });
    const [callback] = node.arguments;
    if (!callback || !/^(map|flatMap)$/.test(name.text)) return [{ node, scope }];
    const results = this.mapped({ node: base, scope }, { node: callback, scope });
    return name.text === "flatMap" ? results.flatMap((result) => this.items(result)) : results;
  }

  /** Returns the first or the last item. */
  pick<Item>(items: readonly Item[]): Item | undefined {
    return this.branch === "first" ? items[0] : items.at(-1);
  }

  private mapped(list: Located, callback: Located): Located[] {
    const { node: each, scope: outer } = this.resolve(callback);
    if (!ts.isArrowFunction(each)) throw new Unfollowed(callback.node);
    const known = this.resolve(list);
    const elements = ts.isArrayLiteralExpression(known.node) ? this.items(known) : [undefined];
    const [parameter] = each.parameters;
    return elements.map((element) => {
      const values = new Map<ts.Node, Located>(parameter && element ? [[parameter, element]] : []);
      return { node: this.resultOf(each), scope: { values, outer } };
    });
  }

  private step({ node, scope }: Located): Located | undefined {
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isAwaitExpression(node)
    )
      return { node: node.expression, scope };
    if (ts.isConditionalExpression(node))
      return { node: this.branch === "first" ? node.whenTrue : node.whenFalse, scope };
    if (ts.isBinaryExpression(node)) return this.alternative(node, scope);
    if (ts.isIdentifier(node)) return this.named(declarationOf(this.program.checker, node), scope);
    if (ts.isPropertyAccessExpression(node)) return this.property(node, scope);
    if (ts.isElementAccessExpression(node)) return this.element({ node: node.expression, scope });
    if (ts.isCallExpression(node)) return this.returned(node, scope);
    return undefined;
  }

  private alternative(
    { left, operatorToken, right }: ts.BinaryExpression,
    scope: Scope,
  ): Located | undefined {
    const operator = operatorToken.getText();
    if (!ALTERNATIVES.test(operator)) return undefined;
    return { node: this.branch === "first" && operator !== "&&" ? left : right, scope };
  }

  private named(declaration: ts.Node | undefined, scope: Scope): Located | undefined {
    if (!declaration) return undefined;
    if (ts.isParameter(declaration)) return this.argument(declaration, scope);
    if (ts.isBindingElement(declaration)) return this.bound(declaration, scope);
    if (!ts.isVariableDeclaration(declaration)) return undefined;
    if (declaration.initializer) return { node: declaration.initializer, scope };
    const loop = declaration.parent.parent;
    return ts.isForOfStatement(loop) ? this.element({ node: loop.expression, scope }) : undefined;
  }

  /** A name in `{ name }` or `[name]`. */
  private bound(declaration: ts.BindingElement, scope: Scope): Located | undefined {
    const { parent: pattern, propertyName, name, initializer } = declaration;
    const whole = this.named(pattern.parent, scope);
    const part =
      whole &&
      (ts.isArrayBindingPattern(pattern)
        ? this.items(whole)[pattern.elements.indexOf(declaration)]
        : this.entry(whole, (propertyName ?? name).getText()));
    return part ?? (initializer && { node: initializer, scope });
  }

  private argument(parameter: ts.ParameterDeclaration, scope: Scope): Located | undefined {
    for (let at: Scope | undefined = scope; at; at = at.outer) {
      const value = at.values.get(parameter);
      if (value) return value;
    }
    const call = this.pick(this.program.callsOf(parameter.parent));
    const node = call?.arguments[parameter.parent.parameters.indexOf(parameter)];
    if (node) return { node, scope: NO_SCOPE };
    return parameter.initializer && { node: parameter.initializer, scope };
  }

  private property({ expression, name }: ts.PropertyAccessExpression, scope: Scope): Located | undefined {
    const entry = this.entry({ node: expression, scope }, name.text);
    if (entry) return entry;
    const declaration = declarationOf(this.program.checker, name);
    return declaration && ts.isPropertyAssignment(declaration)
      ? { node: declaration.initializer, scope }
      : undefined;
  }

  /** A property of an object literal. */
  private entry(object: Located, name: string): Located | undefined {
    const { node, scope } = this.resolve(object);
    if (!ts.isObjectLiteralExpression(node)) return undefined;
    const property = node.properties.find((one) => one.name?.getText().replace(/"/g, "") === name);
    if (!property) return undefined;
    if (ts.isPropertyAssignment(property)) return { node: property.initializer, scope };
    if (!ts.isShorthandPropertyAssignment(property)) return undefined;
    const symbol = this.program.checker.getShorthandAssignmentValueSymbol(property);
    return this.named(symbol?.valueDeclaration, scope);
  }

  /** One entry of a table or list. */
  private element(container: Located): Located | undefined {
    const { node, scope } = this.resolve(container);
    if (ts.isArrayLiteralExpression(node)) return this.pick(this.items({ node, scope }));
    if (!ts.isObjectLiteralExpression(node)) return undefined;
    const property = this.pick(node.properties.filter(ts.isPropertyAssignment));
    return property && { node: property.initializer, scope };
  }

  private returned(call: ts.CallExpression, scope: Scope): Located | undefined {
    const callee = this.resolve({ node: call.expression, scope });
    const { checker } = this.program;
    const called = [
      callee.node,
      functionOf(checker, call.expression),
      this.program.findNamed(call.expression),
    ]
      .filter((one) => one !== undefined)
      .find(hasBody);
    if (!called) return undefined;
    const values = new Map<ts.Node, Located>();
    called.parameters.forEach((parameter, i) => {
      const node = call.arguments[i];
      if (node) values.set(parameter, { node, scope });
    });
    const outer = called === callee.node ? callee.scope : NO_SCOPE;
    return { node: this.resultOf(called), scope: { values, outer } };
  }

  private resultOf(called: ts.FunctionLikeDeclaration): ts.Node {
    if (called.body && !ts.isBlock(called.body)) return called.body;
    const results: ts.Expression[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isReturnStatement(node) && node.expression) results.push(node.expression);
      if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
    };
    if (called.body) ts.forEachChild(called.body, visit);
    const result = this.pick(results);
    if (!result) throw new Unfollowed(called);
    return result;
  }
}

function hasBody(node: ts.Node): node is ts.FunctionLikeDeclaration {
  return ts.isFunctionLike(node) && "body" in node && !!node.body;
}
