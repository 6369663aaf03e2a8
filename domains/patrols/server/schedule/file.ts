import { today } from '#contract';
import { getOrganization } from '#organizations/server/store.ts';
import type { Context } from '#platform/context.ts';
import { fileName } from '#platform/http/attachment.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import { patrolsCsvHead, patrolsCsvRows } from './csv.ts';
import { readPatrolsInFile } from './file.store.ts';
import type { PatrolsPage } from './lists.store.ts';

/** Saves the organization's patrols and events as a file (product 14.45). */
export function fileUseCase({ database, clock }: Context) {
  /** Returns the name of the file and its text, a batch of lines at a time. */
  return async ({ organizationId }: Member, filter: PatrolsPage['filter']) => {
    const { code, timeZone } = await getOrganization(database, organizationId);
    async function* text(): AsyncGenerator<string> {
      yield patrolsCsvHead();
      for await (const rows of readPatrolsInFile(database, organizationId, filter))
        yield patrolsCsvRows(rows, timeZone);
    }
    return { name: fileName(code, `patrols-${today(clock.now(), timeZone)}.csv`), text: text() };
  };
}
