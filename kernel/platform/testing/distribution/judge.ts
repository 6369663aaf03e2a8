import {
  type DeleteStmt,
  type InsertStmt,
  loadModule,
  type Node,
  parseSync,
  type RawStmt,
  type SelectStmt,
  type UpdateStmt,
  type WithClause,
} from 'libpg-query';
import { type Columns, Level } from './level.ts';
import { isColumn, isTable, nameOf, nodesWithin } from './nodes.ts';
import { key, type Placement, placementOf } from './placement.ts';

/**
 * Judges statements by whether a database that is distributed by organization could send each to the one machine that has its
 * organization's rows (decision 80): an equality, or a chain of them, holds every distributed table to a given organization.
 */

await loadModule();

/** What is found of a statement. */
interface Findings {
  faults: Set<string>;
  /** The distributed tables that are not held to an organization. */
  unheld: Set<string>;
  placements: Set<Placement>;
}

/** Returns what is wrong with a statement; nothing if it could be sent to one machine. */
export function faultsOf(statement: string): string[] {
  return [...judgeStatement(parseSync(statement).stmts ?? []).faults];
}

/** Names a faulty statement: what it does, to which tables of several organizations, and by which columns. */
export function shapeOf(statement: string): string {
  const { stmts = [] } = parseSync(statement);
  const [named] = Object.entries(stmts[0]?.stmt ?? {});
  if (!named) return '';
  const [type, query] = named;
  const columns =
    'whereClause' in query ? nodesWithin(query.whereClause, isColumn) : nodesWithin(query, isColumn, true);
  const names = columns.map(({ ColumnRef }) => nameOf(ColumnRef.fields?.at(-1)));
  const verb = type.replace('Stmt', '').toLowerCase();
  return `${verb} ${[...judgeStatement(stmts).unheld].join(', ')}: ${[...new Set(names)].join(', ')}`;
}

function judgeStatement(stmts: readonly RawStmt[]): Findings {
  const findings: Findings = { faults: new Set(), unheld: new Set(), placements: new Set() };
  for (const { stmt } of stmts) judge(stmt, null, findings);
  const { faults, unheld, placements } = findings;
  for (const table of unheld) faults.add(`${table} is not held to an organization`);
  if (placements.has('by organization') && placements.has('one machine'))
    faults.add('joins a distributed table with one that is not');
  return findings;
}

/** Judges a query with all within it, and returns its columns. */
function judge(query: Node | undefined, outer: Level | null, findings: Findings): Columns {
  if (!query) return new Map();
  const level = new Level(outer, (inner, around) => judge(inner, around, findings));
  const columns = judgeAt(level, query, findings);
  for (const table of level.unheld) findings.unheld.add(table);
  for (const placement of level.placements) findings.placements.add(placement);
  return columns;
}

function judgeAt(level: Level, query: Node, { faults }: Findings): Columns {
  if ('SelectStmt' in query) return judgeSelect(level, query.SelectStmt);
  if ('UpdateStmt' in query) return judgeUpdate(level, query.UpdateStmt, faults);
  if ('DeleteStmt' in query) return judgeDelete(level, query.DeleteStmt);
  if ('InsertStmt' in query) return judgeInsert(level, query.InsertStmt, faults);
  for (const { RangeVar } of nodesWithin(query, isTable))
    if (placementOf(RangeVar.schemaname, RangeVar.relname ?? '') === 'by organization')
      faults.add(`${RangeVar.relname} is named by a statement of another kind`);
  return new Map();
}

function judgeSelect(level: Level, select: SelectStmt): Columns {
  const { withClause, larg, rarg, fromClause = [], whereClause, targetList = [] } = select;
  nameQueries(level, withClause);
  if (larg && rarg) {
    const [left, right] = [larg, rarg].map((side) => level.judge({ SelectStmt: side }));
    return new Map([...(left ?? [])].filter(([name]) => right?.get(name)));
  }
  level.read(fromClause, whereClause);
  level.judgeWithin(select);
  return level.columnsOf(targetList);
}

function judgeUpdate(level: Level, update: UpdateStmt, faults: Set<string>): Columns {
  const { withClause, relation, fromClause = [], whereClause, targetList = [] } = update;
  nameQueries(level, withClause);
  if (relation) level.addTable(relation);
  level.read(fromClause, whereClause);
  level.judgeWithin(update);
  if (targetList.some((target) => 'ResTarget' in target && target.ResTarget.name === key))
    faults.add('moves rows to another organization');
  return level.columnsOf(update.returningClause?.exprs ?? []);
}

function judgeDelete(level: Level, deletion: DeleteStmt): Columns {
  const { withClause, relation, usingClause = [], whereClause } = deletion;
  nameQueries(level, withClause);
  if (relation) level.addTable(relation);
  level.read(usingClause, whereClause);
  level.judgeWithin(deletion);
  return level.columnsOf(deletion.returningClause?.exprs ?? []);
}

/** Rows that are given as values are sent each to its machine; those that a query makes are all made for one. */
function judgeInsert(level: Level, insertion: InsertStmt, faults: Set<string>): Columns {
  const { withClause, relation, cols = [], selectStmt, onConflictClause } = insertion;
  nameQueries(level, withClause);
  if (placementOf(relation?.schemaname, relation?.relname ?? '') === 'by organization') {
    level.placements.add('by organization');
    const columns = cols.map((column) => ('ResTarget' in column ? column.ResTarget.name : undefined));
    const made = [...level.judge(selectStmt).values()];
    const select = selectStmt && 'SelectStmt' in selectStmt ? selectStmt.SelectStmt : {};
    if (!columns.includes(key) || (!select.valuesLists && !made[columns.indexOf(key)]))
      faults.add(`${relation?.relname} is given rows of no organization`);
    const { indexElems } = onConflictClause?.infer ?? {};
    if (indexElems && !indexElems.some((element) => 'IndexElem' in element && element.IndexElem.name === key))
      faults.add(`${relation?.relname} has a conflict over several organizations`);
  } else level.judge(selectStmt);
  level.judgeWithin([onConflictClause, insertion.returningClause]);
  return new Map((insertion.returningClause?.exprs ?? []).map((_, index) => [String(index), true]));
}

function nameQueries(level: Level, clause: WithClause | undefined): void {
  for (const node of clause?.ctes ?? [])
    if ('CommonTableExpr' in node)
      level.named.set(node.CommonTableExpr.ctename ?? '', level.judge(node.CommonTableExpr.ctequery));
}
