/**
 * A chunk as the bundler makes it by itself: what the same entries need. That would be up to 140 files a page, so they are merged.
 */
export interface Chunk {
  file: string;
  /** What it imports at once. */
  imports: readonly string[];
  /** Whether something loads it by itself, so that it stays a file of its own. */
  isEntry: boolean;
  /** In octets, compressed. */
  size: number;
  hasStyles: boolean;
}

/** What somebody loads who opens something, in files of chunks, and how much it counts. */
export interface Visit {
  files: ReadonlySet<string>;
  weight: number;
}

/**
 * What a file costs a visit beside its size, in octets, and how much more for each file that the visit has: 5.5 kB among twenty. A slow
 * phone would load 30 kB in the time of a request (150 ms, 1.6 Mbit/s), but it makes several at once.
 */
const costOfFile = { each: 3500, andForEach: 100 };

/** Chunks that became one file. */
interface Group {
  files: string[];
  isEntry: boolean;
  size: number;
  hasStyles: boolean;
  imports: Set<Group>;
  visits: Set<Visit>;
}

/**
 * Merges chunks as long as visits gain by it: each file less saves a request, and what a visit does not need costs it its octets. None
 * imports itself through others afterwards. Returns the files of each group.
 */
export function mergeChunks(chunks: readonly Chunk[], visits: readonly Visit[]): string[][] {
  let groups = groupsOf(chunks, visits);
  for (;;) {
    const best = bestPair(groups, visits);
    if (!best) return groups.filter(({ isEntry }) => !isEntry).map(({ files }) => files);
    const [into, other] = best;
    groups = groups.filter((group) => group !== other);
    merge(into, other, groups);
  }
}

function groupsOf(chunks: readonly Chunk[], visits: readonly Visit[]): Group[] {
  const groups = new Map(
    chunks.map(({ file, imports: _, ...chunk }) => {
      const loading = visits.filter(({ files }) => files.has(file));
      return [file, { ...chunk, files: [file], imports: new Set<Group>(), visits: new Set(loading) }];
    }),
  );
  for (const { file, imports } of chunks)
    for (const imported of imports.flatMap((other) => groups.get(other) ?? []))
      groups.get(file)?.imports.add(imported);
  return [...groups.values()];
}

/** Returns the two groups that gain most, or undefined if none do. */
function bestPair(groups: readonly Group[], visits: readonly Visit[]): [Group, Group] | undefined {
  const requests = new Map(visits.map((visit) => [visit, costOfRequest(visit, groups)]));
  const weights = new Map(groups.map((group) => [group, weightOf(group.visits)]));
  const reached = new Map<Group, Set<Group>>();
  const mergeable = groups.filter(({ isEntry }) => !isEntry);
  let best: [Group, Group] | undefined;
  let most = 0;
  for (const [index, one] of mergeable.entries()) {
    for (const other of mergeable.slice(index + 1)) {
      const gain = gainOf(one, other, requests, weights);
      if (gain <= most) continue;
      const rest = gain - costOfImports(one, other, reached);
      if (rest > most) [best, most] = [[one, other], rest];
    }
  }
  return best;
}

function costOfRequest(visit: Visit, groups: readonly Group[]): number {
  const loaded = groups.filter(({ visits }) => visits.has(visit));
  const files = loaded.reduce((sum, { hasStyles }) => sum + (hasStyles ? 2 : 1), 0);
  return visit.weight * (costOfFile.each + costOfFile.andForEach * files);
}

function weightOf(visits: Iterable<Visit>): number {
  let sum = 0;
  for (const { weight } of visits) sum += weight;
  return sum;
}

/** Returns what visits gain that load both, less what those lose that load one of them. */
function gainOf(
  one: Group,
  other: Group,
  requests: ReadonlyMap<Visit, number>,
  weights: ReadonlyMap<Group, number>,
): number {
  const [fewer, more] = one.visits.size < other.visits.size ? [one, other] : [other, one];
  let [saved, both] = [0, 0];
  for (const visit of fewer.visits) {
    if (!more.visits.has(visit)) continue;
    both += visit.weight;
    saved += requests.get(visit) ?? 0;
  }
  const alone = (group: Group) => (weights.get(group) ?? 0) - both;
  const files = one.hasStyles && other.hasStyles ? 2 : 1;
  return saved * files - other.size * alone(one) - one.size * alone(other);
}

/** Returns what visits lose that would load also what the other group imports; infinite if one imports the other through a third. */
function costOfImports(one: Group, other: Group, reached: Map<Group, Set<Group>>): number {
  let cost = 0;
  for (const group of new Set([...reachedFrom(one, reached), ...reachedFrom(other, reached)])) {
    if (group === one || group === other) continue;
    const further = reachedFrom(group, reached);
    if (further.has(one) || further.has(other)) return Number.POSITIVE_INFINITY;
    for (const visit of new Set([...one.visits, ...other.visits]))
      if (!group.visits.has(visit)) cost += visit.weight * group.size;
  }
  return cost;
}

function reachedFrom(group: Group, known: Map<Group, Set<Group>>): Set<Group> {
  const reached = known.get(group) ?? new Set(group.imports);
  if (known.has(group)) return reached;
  for (const next of reached) for (const further of next.imports) reached.add(further);
  known.set(group, reached);
  return reached;
}

function merge(into: Group, other: Group, groups: readonly Group[]): void {
  into.files.push(...other.files);
  into.size += other.size;
  into.hasStyles ||= other.hasStyles;
  for (const imported of other.imports) into.imports.add(imported);
  for (const group of groups) if (group.imports.delete(other)) group.imports.add(into);
  into.imports.delete(into);
  into.imports.delete(other);
  for (const visit of other.visits) into.visits.add(visit);
  for (const group of reachedFrom(into, new Map())) for (const visit of into.visits) group.visits.add(visit);
}
