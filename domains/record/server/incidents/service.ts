import { today } from '#contract';
import { getOrganization } from '#organizations/server/store.ts';
import { seesInvolved } from '#patrols/contract';
import type { StreetService } from '#places/server/streets/service.ts';
import type { Context } from '#platform/context.ts';
import { fileName } from '#platform/http/attachment.ts';
import type { Member } from '#platform/http/pipeline/actor.ts';
import type { IncidentFilter, IncidentListItem } from '#record/contract';
import { readIncidents, readPoints } from './batches.store.ts';
import { incidentsCsvHead, incidentsCsvRows } from './csv.ts';
import type { SearchScope } from './matching.store.ts';
import { presentListedIncident, presentPoint } from './present.ts';
import { type IncidentsQuery, listIncidents } from './store.ts';
import { withStreets } from './streets.ts';

/** What an organization's patrols have seen: as a list, on the map and as a file (product 18). */
export function incidentService({ database, clock }: Context, streets: StreetService) {
  return {
    async list(actor: Member, page: IncidentsQuery): Promise<{ items: IncidentListItem[]; matches: number }> {
      const scope = searchScopeOf(actor);
      const of = { ...scope, personId: actor.personId };
      const { rows, matches } = await listIncidents(database, of, page);
      const items = rows.map((row) => {
        return presentListedIncident(row, { withInvolved: scope.seesInvolved || isCrew(actor, row) });
      });
      return { items, matches };
    },

    /** Yields the JSON text of all points. */
    async *map(actor: Member, filter: IncidentFilter | undefined): AsyncGenerator<string> {
      let before = '[';
      for await (const rows of readPoints(database, searchScopeOf(actor), filter)) {
        const points = rows.map(presentPoint).filter((point) => point !== null);
        yield before + JSON.stringify(points).slice(1, -1);
        before = ',';
      }
      yield before === '[' ? '[]' : ']';
    },

    /** Returns the name of the file and its text, line by line. */
    async file(actor: Member, filter: IncidentFilter | undefined) {
      const { code, timeZone } = await getOrganization(database, actor.organizationId);
      const scope = searchScopeOf(actor);
      const options = { timeZone, withInvolved: scope.seesInvolved };
      const batches = readIncidents(database, scope, filter);
      async function* text(): AsyncGenerator<string> {
        yield incidentsCsvHead(options);
        for await (const rows of batches)
          yield incidentsCsvRows(await withStreets(streets, actor.organizationId, rows), options);
      }
      return { name: fileName(code, `incidents-${today(clock.now(), timeZone)}.csv`), text: text() };
    },
  };
}
export type IncidentService = ReturnType<typeof incidentService>;

function searchScopeOf({ organizationId, roles }: Member): SearchScope {
  return { organizationId, seesInvolved: seesInvolved(roles) };
}

function isCrew({ roles }: Member, { isOnCrew }: { isOnCrew: boolean }): boolean {
  return roles.includes('patroller') && isOnCrew;
}
