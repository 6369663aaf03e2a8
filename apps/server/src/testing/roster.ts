import { and, asc, eq } from 'drizzle-orm';
import { mail } from '#platform/database/schema/mails.ts';
import type { patrol as patrolTable } from '#platform/database/schema/patrols.ts';
import type { testApp } from './app.ts';

type TestApp = ReturnType<typeof testApp>;
type Given = Partial<typeof patrolTable.$inferInsert>;

/** Builds an organization with people of each role, and a patrol without a crew on Tuesday 24 November 2026 at 21:00. */
export async function buildRoster(app: TestApp, given: Given = {}) {
  const { id: organizationId } = await app.buildOrganization();
  const person = (roles: ('admin' | 'watcher' | 'patroller' | 'summary-recipient')[]) =>
    app.buildPerson({ organizationId, roles });
  return {
    organizationId,
    admin: await person(['admin']),
    otherAdmin: await person(['admin']),
    watcher: await person(['watcher']),
    hemi: await person(['patroller']),
    mere: await person(['patroller']),
    patrol: await app.buildPatrol({ ...given, organizationId }),
  };
}

/** Reads the mails in an organization's outbox. */
export function queuedMails({ database }: TestApp, organizationId: string, kind?: string) {
  return database
    .select({ kind: mail.kind, recipient: mail.recipient, cause: mail.cause, subject: mail.subject })
    .from(mail)
    .where(and(eq(mail.organizationId, organizationId), kind ? eq(mail.kind, kind) : undefined))
    .orderBy(asc(mail.kind), asc(mail.recipient));
}
