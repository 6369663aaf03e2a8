import type { JoinExpr, Node, RangeVar } from 'libpg-query';
import { conjuncts, equalities, isColumn, isFalse, isSubquery, nameOf, nodesWithin } from './nodes.ts';
import { key, type Placement, placementOf } from './placement.ts';

/** The columns of a subquery, and whether the value of each is given. */
export type Columns = ReadonlyMap<string, boolean>;

/** How the queries within another are judged. */
type JudgeQuery = (query: Node | undefined, outer: Level) => Columns;

/** What stands after FROM: a table or a subquery. */
interface Source {
  alias: string;
  /** The table if it is distributed; no other needs an organization. */
  table: string | null;
  columns: Columns;
}

/** What a left join holds equal, and the aliases of its right side. */
interface OuterJoin {
  pairs: [Node, Node][];
  missing: string[];
}

/** A value that is known before the statement runs; any other term is a column. */
const given = 'given';

/** One query of a statement, without those within it: what it reads, and what it holds equal. */
export class Level {
  /** Those that WITH names, for this query and those within it. */
  readonly named = new Map<string, Columns>();
  /** Where the tables lie that it names. */
  readonly placements = new Set<Placement>();
  readonly #outer: Level | null;
  readonly #judge: JudgeQuery;
  readonly #sources: Source[] = [];
  readonly #lateral: Node[] = [];
  readonly #outerJoins: OuterJoin[] = [];
  readonly #parents = new Map<string, string>();
  #readsNothing = false;

  constructor(outer: Level | null, judge: JudgeQuery) {
    this.#outer = outer;
    this.#judge = judge;
  }

  /** Takes in what the query reads, and under which condition. */
  read(from: readonly Node[], where: Node | undefined): void {
    for (const node of from) this.#addSource(node);
    const conditions = conjuncts(where);
    this.#readsNothing = conditions.some(isFalse);
    this.#equateAll(equalities(conditions));
    // As often as there are outer joins, since each may hold what the next one needs.
    for (const _ of this.#outerJoins) for (const join of this.#outerJoins) this.#holdMissing(join);
    for (const query of this.#lateral) this.judge(query);
  }

  /** Judges a query within this one. */
  judge(query: Node | undefined): Columns {
    return this.#judge(query, this);
  }

  /** Adds a table, or a query that WITH names. */
  addTable({ schemaname, relname = '', alias }: RangeVar): void {
    const columns = schemaname === undefined ? this.findNamed(relname) : undefined;
    const placement = columns ? undefined : placementOf(schemaname, relname);
    if (placement) this.placements.add(placement);
    const table = placement === 'by organization' ? relname : null;
    this.#push({ alias: alias?.aliasname ?? relname, table, columns: columns ?? new Map() });
  }

  /** Judges the queries that stand within an expression. */
  judgeWithin(tree: unknown): void {
    for (const { SubLink } of nodesWithin(tree, isSubquery)) {
      this.judge(SubLink.subselect);
      this.judgeWithin(SubLink.testexpr);
    }
  }

  /** The tables that are not held to a given organization. */
  get unheld(): string[] {
    if (this.#readsNothing) return [];
    return this.#sources.flatMap(({ alias, table }) =>
      table && this.#rootOf(`${alias}.${key}`) !== given ? [table] : [],
    );
  }

  /** Returns the columns that these results make. */
  columnsOf(results: readonly Node[]): Columns {
    return new Map(
      results.flatMap((result, index): [string, boolean][] => {
        const target = 'ResTarget' in result ? result.ResTarget : {};
        if (!target.val) return [];
        const field = 'ColumnRef' in target.val ? target.val.ColumnRef.fields?.at(-1) : undefined;
        if (field && 'A_Star' in field) return [[key, this.unheld.length === 0]];
        const name = target.name ?? nameOf(field);
        return [[name === '' ? `column ${index}` : name, this.isGiven(target.val)]];
      }),
    );
  }

  isGiven(expression: Node): boolean {
    const term = this.#termOf(expression);
    return term !== null && this.#rootOf(term) === given;
  }

  isGivenColumn(qualifier: string | undefined, name: string): boolean {
    const term = this.#columnTerm(qualifier, name);
    return term !== null && this.#rootOf(term) === given;
  }

  #addSource(node: Node): void {
    if ('RangeVar' in node) this.addTable(node.RangeVar);
    if ('JoinExpr' in node) this.#addJoin(node.JoinExpr);
    if ('RangeSubselect' in node) {
      const { lateral, subquery, alias } = node.RangeSubselect;
      if (lateral && subquery) this.#lateral.push(subquery);
      const columns = lateral ? new Map() : this.judge(subquery);
      this.#push({ alias: alias?.aliasname ?? '', table: null, columns });
    }
  }

  #push(source: Source): void {
    this.#sources.push(source);
    for (const [name, isGiven] of source.columns) if (isGiven) this.#equate(`${source.alias}.${name}`, given);
  }

  #addJoin({ jointype, larg, rarg, usingClause = [], quals }: JoinExpr): void {
    if (larg) this.#addSource(larg);
    const left = this.#sources.length;
    if (rarg) this.#addSource(rarg);
    const right = this.#sources.slice(left);
    const others = this.#sources.slice(0, left);
    const pairs = equalities(conjuncts(quals));
    if (jointype === 'JOIN_LEFT') this.#outerJoins.push({ pairs, missing: right.map(({ alias }) => alias) });
    if (jointype !== 'JOIN_INNER') return;
    this.#equateAll(pairs);
    if (!usingClause.some((column) => nameOf(column) === key)) return;
    for (const one of right)
      for (const other of others) this.#equate(`${one.alias}.${key}`, `${other.alias}.${key}`);
  }

  /** The condition of an outer join restricts only the side that may be missing. */
  #holdMissing({ pairs, missing }: OuterJoin): void {
    const hold = (one: Node, other: Node) => {
      const term = this.#termOf(one);
      const mayBeMissing = missing.some((alias) => term?.startsWith(`${alias}.`));
      if (term !== null && mayBeMissing && this.isGiven(other)) this.#equate(term, given);
    };
    for (const [left, right] of pairs) {
      hold(left, right);
      hold(right, left);
    }
  }

  /** The term of an expression; null if it is neither a column nor known before. */
  #termOf(expression: Node): string | null {
    if ('TypeCast' in expression && expression.TypeCast.arg) return this.#termOf(expression.TypeCast.arg);
    if ('ColumnRef' in expression) {
      const names = (expression.ColumnRef.fields ?? []).map(nameOf);
      return this.#columnTerm(names.at(-2), names.at(-1) ?? '');
    }
    const varies = nodesWithin(expression, isColumn).length + nodesWithin(expression, isSubquery).length > 0;
    return varies ? null : given;
  }

  #columnTerm(qualifier: string | undefined, name: string): string | null {
    const source = this.#sources.find(({ alias, table, columns }) =>
      qualifier === undefined ? columns.has(name) || (table !== null && name === key) : alias === qualifier,
    );
    if (source) return `${source.alias}.${name}`;
    return this.#outer?.isGivenColumn(qualifier, name) ? given : null;
  }

  findNamed(name: string): Columns | undefined {
    return this.named.get(name) ?? this.#outer?.findNamed(name);
  }

  #equateAll(pairs: readonly [Node, Node][]): void {
    for (const [one, other] of pairs) {
      const [term, otherTerm] = [this.#termOf(one), this.#termOf(other)];
      if (term !== null && otherTerm !== null) this.#equate(term, otherTerm);
    }
  }

  #equate(one: string, other: string): void {
    const [root, otherRoot] = [this.#rootOf(one), this.#rootOf(other)];
    if (root === otherRoot) return;
    if (root === given) this.#parents.set(otherRoot, root);
    else this.#parents.set(root, otherRoot);
  }

  #rootOf(term: string): string {
    const parent = this.#parents.get(term);
    return parent === undefined ? term : this.#rootOf(parent);
  }
}
