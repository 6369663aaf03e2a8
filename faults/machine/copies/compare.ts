import type { DatabaseServer } from './database-server.ts';
import { type Change, readRows } from './history.ts';
import { type Kind, makeInstallation } from './installations.ts';
import { likeness } from './moments.ts';

/** A backup, with the last commits before it was begun and before it was there. */
export interface Copy {
  file: string;
  begun: number;
  ended: number;
}

interface Source {
  kind: Kind;
  server: DatabaseServer;
  history: readonly Change[];
}

/** Fails the program if a copy that was read table by table seems to show one moment. */
export function compareTorn(rows: readonly string[], history: readonly Change[]): void {
  const { equalAfter, differing } = likeness(history, rows);
  console.log(`Read table by table: ${differing} versions of rows differ from the source at any moment.`);
  if (equalAfter.length > 0) process.exitCode = 1;
}

/**
 * Restores each backup into the other kind of database, and a backup of that into the first kind. Prints what it finds, and
 * fails the program unless both have the rows that the source had after a commit while the backup was made. The source has
 * the same rows after two commits if what came in between, such as a job, went again.
 */
export async function compare(copies: readonly Copy[], source: Source): Promise<void> {
  const other = source.kind === 'embedded' ? 'server' : 'embedded';
  const table: Record<string, unknown>[] = [];
  for (const { file, begun, ended } of copies) {
    const there = await restore(file, other, source);
    await there.backUp(`${file}-again`);
    const back = await restore(`${file}-again`, source.kind, source);
    const moments = there.equalAfter.filter((commit) => commit >= begun && commit <= ended);
    if (moments.length === 0 || there.equalAfter.join() !== back.equalAfter.join()) process.exitCode = 1;
    table.push({
      rows: there.rows,
      'commits before': begun,
      'until its end': ended,
      [`in ${other}, as after`]: there.equalAfter.join(),
      [`in ${source.kind} again`]: back.equalAfter.join(),
      'versions that differ': `${there.differing}, ${back.differing}`,
    });
  }
  console.table(table);
}

async function restore(file: string, kind: Kind, { server, history }: Source) {
  const { run, alone } = await makeInstallation(kind, `${file}-in-${kind}`, server);
  await run('restore', file);
  await run('resume');
  const rows = await alone((client) => readRows(client));
  return {
    rows: rows.length,
    ...likeness(history, rows),
    backUp: (to: string) => run('backup', to),
  };
}
