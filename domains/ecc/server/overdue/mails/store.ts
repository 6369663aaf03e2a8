import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import { ofCrew } from '#patrols/server/crew.store.ts';
import { addressee } from '#people/server/mailbox.store.ts';
import type { Reader } from '#platform/database/connect.ts';
import { assignment } from '#platform/database/schema/assignments.ts';
import { patrol } from '#platform/database/schema/patrols.ts';
import { incident } from '#platform/database/schema/record.ts';

/** What mails show of a person, and where the person's mails arrive. */
const crewMember = {
  ...addressee,
  columns: { ...addressee.columns, phone: true, finished: true },
} as const;

/** Returns a patrol with its organization, its crew and its latest incident. */
export function findOverdueMailData(db: Reader, organizationId: string, id: string) {
  return db.query.patrol.findFirst({
    where: and(eq(patrol.organizationId, organizationId), eq(patrol.id, id), isNull(patrol.deleted)),
    with: {
      organization: true,
      assignments: {
        where: ofCrew,
        orderBy: asc(assignment.id),
        with: { person: crewMember },
      },
      incidents: {
        columns: { when: true, what: true, whatDetails: true },
        where: isNull(incident.deleted),
        orderBy: [desc(incident.when), desc(incident.id)],
        limit: 1,
      },
    },
  });
}

export type OverdueMailData = NonNullable<Awaited<ReturnType<typeof findOverdueMailData>>>;
