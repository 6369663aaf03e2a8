import { eq } from 'drizzle-orm';
import type { ParsedMail } from 'mailparser';
import { noticeWait } from '#contract';
import { assignmentRoutes } from '#crew/contract';
import { patrolRoutes } from '#patrols/contract';
import { organization } from '#platform/database/schema/organizations.ts';
import type { testApp } from './app.ts';
import { testMailer } from './mailer.ts';
import { buildRoster } from './roster.ts';

/** Whom a mail addresses. */
export const to = (message: ParsedMail) =>
  [message.to].flat().flatMap((list) => list?.value.map(({ address }) => address));
/** The calendar entry that comes with a mail. */
export const calendarOf = (message: ParsedMail | undefined) =>
  message?.attachments[0]?.content.toString() ?? '';

/** A draft with Hemi, Mere and a guest. An admin makes the calls. */
export async function buildReady(
  app: ReturnType<typeof testApp>,
  given: Parameters<typeof buildRoster>[1] = {},
) {
  const roster = await buildRoster(app, given);
  const { organizationId, admin, hemi, mere, patrol } = roster;
  await app.database
    .update(organization)
    .set({ patrolMeetUpInstructions: 'At the station.', patrollerInstructions: 'Bring a torch.' })
    .where(eq(organization.id, organizationId));
  const of = { organizationId, patrolId: patrol.id };
  await app.buildAssignment({ ...of, personId: hemi.id });
  await app.buildAssignment({ ...of, personId: mere.id });
  const visitor = await app.buildGuest({ ...of, name: 'Ana', email: `ana-${patrol.id}@example.nz` });
  const asAdmin = await app.as(admin);
  const params = { id: patrol.id, personId: hemi.id, guestId: visitor.id };
  return {
    ...roster,
    visitor,
    asAdmin,
    params,
    finalize: () => asAdmin(patrolRoutes.finalizePatrol, { params }),
    cancel: () => asAdmin(patrolRoutes.cancelPatrol, { params }),
    remove: () => asAdmin(assignmentRoutes.removePatroller, { params }),
    assign: () => asAdmin(assignmentRoutes.assignPatroller, { params }),
    decline: () => asAdmin(assignmentRoutes.declineForPatroller, { params }),
    accept: () => asAdmin(assignmentRoutes.acceptForPatroller, { params }),
    edit: (body: object) => asAdmin(patrolRoutes.updatePatrol, { params, body }),
    mailTo: (mails: ParsedMail[], { email }: { email: string | null }) =>
      mails.find((message) => to(message).includes(email ?? '')),
  };
}

/** The id of a calendar entry. */
export const uidOf = (calendar: string) => /UID:(\S+)/.exec(calendar)?.[1] ?? 'none';

/** Sends the mails that are due; or, minutes later, also what has waited for a later notice. */
export function testPostOfNotices(app: ReturnType<typeof testApp>) {
  const send = testMailer(app);
  const sendLater = () => {
    app.clock.advance(noticeWait.minutes * 60_000);
    return send();
  };
  return { send, sendLater };
}
