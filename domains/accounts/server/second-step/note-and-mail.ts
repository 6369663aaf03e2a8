import { v7 as newId } from 'uuid';
import { announceChange } from '#platform/database/announce.ts';
import type { Transaction } from '#platform/database/connect.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { type AuditSubject, noteEvent } from '../auth/audit.ts';
import type { RequestClient } from '../auth/client.ts';
import { type SecondStepEvent, secondStepChanged } from '../auth/mails/second-step-changed.tsx';

/** Notes an event in the audit history, mails the person about it, who may not have caused it, and tells the browsers of the organization. */
export async function noteAndMail(
  tx: Transaction,
  person: AuditSubject,
  event: SecondStepEvent,
  client: RequestClient | null,
  now: string,
): Promise<void> {
  await noteEvent(tx, person, { event }, client, now);
  const subject = { personId: person.id, event };
  const mail = { kind: secondStepChanged.kind, cause: newId(), recipient: person.id, subject };
  await queueMails(tx, now, [{ organizationId: person.organizationId, patrolId: null, ...mail }]);
  if (person.organizationId)
    await announceChange(tx, person.organizationId, { type: 'person', _id: person.id });
}
