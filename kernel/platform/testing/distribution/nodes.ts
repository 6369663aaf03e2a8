import type { ColumnRef, Node, RangeVar, SubLink } from 'libpg-query';

/** What is read of PostgreSQL's syntax trees. */

/** Returns the text of a name in a list of names. */
export function nameOf(node: Node | undefined): string {
  return node && 'String' in node ? (node.String.sval ?? '') : '';
}

/** Returns the conditions that all must hold for this one to hold. */
export function conjuncts(node: Node | undefined): Node[] {
  if (!node) return [];
  if ('BoolExpr' in node && node.BoolExpr.boolop === 'AND_EXPR')
    return (node.BoolExpr.args ?? []).flatMap(conjuncts);
  return [node];
}

/**
 * Returns the two sides of each equality among these conditions; rows are compared column by column. `is null` is one too: it
 * finds the rows of super administrators, who have no organization.
 */
export function equalities(conditions: readonly Node[]): [Node, Node][] {
  return conditions.flatMap((condition): [Node, Node][] => {
    if ('NullTest' in condition && condition.NullTest.nulltesttype === 'IS_NULL')
      return condition.NullTest.arg ? [[condition.NullTest.arg, { A_Const: { isnull: true } }]] : [];
    if (!('A_Expr' in condition)) return [];
    const { kind, name = [], lexpr, rexpr } = condition.A_Expr;
    if (kind !== 'AEXPR_OP' || nameOf(name[0]) !== '=' || !lexpr || !rexpr) return [];
    if (!('RowExpr' in lexpr) || !('RowExpr' in rexpr)) return [[lexpr, rexpr]];
    const others = rexpr.RowExpr.args ?? [];
    return (lexpr.RowExpr.args ?? []).flatMap((one, index) => {
      const other = others[index];
      return other ? [[one, other]] : [];
    });
  });
}

/** Whether a condition is the constant false, as that of an empty list of ids is. */
export function isFalse(node: Node): boolean {
  return 'A_Const' in node && node.A_Const.boolval !== undefined && !node.A_Const.boolval.boolval;
}

/** Returns the nodes anywhere in a tree that `wanted` picks; those within subqueries only if `deep`. */
export function nodesWithin<Wanted extends object>(
  tree: unknown,
  wanted: (node: object) => node is Wanted,
  deep = false,
): Wanted[] {
  if (typeof tree !== 'object' || tree === null) return [];
  if (wanted(tree)) return [tree];
  if (!deep && queryTypes.some((type) => type in tree)) return [];
  return Object.values(tree).flatMap((value) => nodesWithin(value, wanted, deep));
}

const queryTypes = ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'];

export const isSubquery = (node: object): node is { SubLink: SubLink } => 'SubLink' in node;
export const isColumn = (node: object): node is { ColumnRef: ColumnRef } => 'ColumnRef' in node;
export const isTable = (node: object): node is { RangeVar: RangeVar } => 'RangeVar' in node;
