import { v7 as newId } from 'uuid';
import { toLocal } from '#contract';
import { after, day, hour, minute } from '#platform/clock.ts';
import { zone } from '../organizations.ts';
import type { PlanRows } from '../patrol-rows.ts';
import type { NewAssignmentRow, NewPatrolRow, NewPersonRow } from '../store.ts';
import type { Traces } from './store.ts';

const browser = {
  ips: ['203.0.113.7'],
  userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
};

/** Returns what the patrols of an evening have left behind by now: mails with their links, messages to the ECC, reminders, sign-ins. */
export function tracesOf(
  { patrols, assignments }: PlanRows,
  people: ReadonlyMap<string, NewPersonRow>,
  now: string,
): Traces {
  const invitations = assignments.flatMap((row) => invitationOf(row, people.get(row.personId)));
  const messages = patrols.flatMap(logOnAndOff);
  return {
    mails: invitations.map(({ mail }) => mail),
    links: [...invitations.map(({ link }) => link), ...messages.map(({ link }) => link)],
    eccNotifications: messages.map(({ notification }) => notification),
    eccResponses: messages.flatMap(({ response }) => response),
    reminders: patrols.flatMap((patrol) =>
      patrol.finalized && patrol.when <= now ? remindersOf(patrol) : [],
    ),
    ...signInsOf(patrols),
  };
}

function invitationOf(assignment: NewAssignmentRow, person: NewPersonRow | undefined) {
  const { organizationId, id, personId, patrolId, created, emailed: sent } = assignment;
  if (!sent || !person) return [];
  const mail = {
    organizationId,
    id: newId(),
    kind: 'patroller-assigned',
    cause: id,
    recipient: personId,
    patrolId,
    subject: { assignmentId: id },
    created,
    attempts: 1,
    sent,
    toName: `${person.firstName} ${person.lastName}`,
    toAddress: person.email,
  };
  const link = {
    id: newId(),
    purpose: 'assignment' as const,
    organizationId,
    personId,
    assignmentId: id,
    created,
  };
  return [{ mail, link }];
}

function logOnAndOff(patrol: NewPatrolRow) {
  const { eccLogOnNotification, eccLogOnResponse, eccLogOffNotification, eccLogOffResponse } = patrol;
  return [
    ...messageOf(patrol, 'log-on', eccLogOnNotification, eccLogOnResponse),
    ...messageOf(patrol, 'log-off', eccLogOffNotification, eccLogOffResponse),
  ];
}

type Instant = string | null | undefined;

function messageOf(patrol: NewPatrolRow, kind: 'log-on' | 'log-off', when: Instant, answered: Instant) {
  const { organizationId, id: patrolId, eccLogOnNotificationBy: by } = patrol;
  if (!when || !by) return [];
  const given = { organizationId, patrolId, kind };
  const notification = {
    ...given,
    id: newId(),
    when,
    by,
    created: when,
    recipient: 'ecc@police.example',
    training: false,
    message: { subject: `Community patrol ${kind}`, summary: 'Regular patrol', facts: [] },
  };
  const link = {
    id: newId(),
    purpose: 'ecc' as const,
    organizationId,
    eccNotificationId: notification.id,
    created: when,
  };
  const policeEventNumber = kind === 'log-on' ? patrol.policeEventNumber : null;
  const response = answered
    ? [{ ...given, id: newId(), when: answered, policeEventNumber, via: 'page' as const }]
    : [];
  return [{ notification, link, response }];
}

function remindersOf({ organizationId, id: subjectId, when: start }: NewPatrolRow) {
  const { date: localDate } = toLocal(start, zone);
  const given = { organizationId, subjectId, localDate, start };
  return [
    { ...given, kind: 'eve' as const, reminded: after(start, -27 * hour) },
    { ...given, kind: 'undermanned' as const, reminded: after(start, -50 * hour) },
  ];
}

/** Who logs on has signed in shortly before, on a device that stays signed in for two months. */
function signInsOf(patrols: readonly NewPatrolRow[]): Pick<Traces, 'sessions' | 'audits'> {
  const signIns = patrols.flatMap(
    ({ organizationId, eccLogOnNotification, eccLogOnNotificationBy: personId }) => {
      if (!eccLogOnNotification || !personId) return [];
      return [{ organizationId, personId, issued: after(eccLogOnNotification, -5 * minute) }];
    },
  );
  return {
    sessions: signIns.map((signIn) => ({
      ...signIn,
      ...browser,
      id: newId(),
      expires: after(signIn.issued, 60 * day),
      remember: true,
      sharedDevice: false,
      generation: 0,
      generationSeen: true,
    })),
    audits: signIns.map(({ issued: when, ...signIn }) => {
      return { ...signIn, ...browser, id: newId(), when, event: 'sign-in-success' as const };
    }),
  };
}
