import type { ReactElement } from 'react';
import { instructionsOf } from '#patrols/contract';
import { toPatroller } from '#people/server/to-person.ts';
import { brandingOf } from '#platform/mail/branding.ts';
import { defineMail, defineTemplate } from '#platform/mail/define.ts';
import type { EmailMessage, OutboxMail } from '#platform/mail/kind.ts';
import { EmailLayout } from '#platform/mail/template/layout.tsx';
import { LinkButtons, Paragraph } from '#platform/mail/template/parts.tsx';
import type { AssignmentMailData } from '../../mail-data.store.ts';
import {
  articleOf,
  Briefing,
  ClockChangeNote,
  PatrolWhen,
  patrolOn,
  QuestionsNote,
  subjectTitleOf,
} from '../../mail-parts.tsx';
import { commonInstructions, emailPatrol, teamOf } from '../../mail-props.ts';
import {
  assigned,
  long,
  longNight,
  ofEvent,
  onlyGraeme,
  test,
  unnamedEvent,
  withoutText,
} from '../../sample-data.ts';
import { answerButtons, changeButton } from './answer-buttons.ts';
import { patrollerRoster } from './patroller-roster.tsx';
import { placeTaken } from './place-taken.tsx';
import type { CrewSources } from './sources.ts';
import { type AssignedProps, briefing, toCrew } from './to-patroller.ts';

export function patrollerAssignedSubject({ patrol }: Pick<AssignedProps, 'patrol'>): string {
  return `${subjectTitleOf(patrol)}: can you come?`;
}

/** Asks a patroller to accept or decline, once the patrol is finalized. */
export function PatrollerAssigned(props: AssignedProps): ReactElement {
  const { branding, firstName, patrol, team, buttons, meetUp, instructions } = props;
  return (
    <EmailLayout
      branding={branding}
      to={firstName}
      preview={`Can you come? ${patrol.organizationName}, ${patrolOn(patrol)}.`}
      footer={
        <>
          This link is yours alone. Please do not pass it on. The {patrol.type} is attached for your calendar.
        </>
      }
    >
      <Paragraph>
        You have been assigned to {articleOf(patrol)} for {patrol.organizationName}.
      </Paragraph>
      <PatrolWhen patrol={patrol} />
      <ClockChangeNote patrol={patrol} />
      <LinkButtons buttons={[...buttons]} />
      <Briefing team={team} meetUp={meetUp} instructions={instructions} />
      <QuestionsNote patrol={patrol} />
    </EmailLayout>
  );
}

const template = defineTemplate('patroller-assigned', {
  subject: patrollerAssignedSubject,
  Body: PatrollerAssigned,
  sample: assigned,
  variants: {
    event: ofEvent,
    'unnamed-event': { patrol: unnamedEvent, ...withoutText },
    test: { patrol: test },
    'long-night': { patrol: longNight },
    alone: { ...withoutText, team: onlyGraeme },
    long,
    shared: { firstName: 'Edmund', addressee: 'Edmund MARSH' },
  },
});

/** Sends the personal link once the patrol is finalized, or the links of all that were finalized together. */
export const patrollerAssigned = defineMail({
  kind: 'patroller-assigned',
  templates: [template, patrollerRoster, placeTaken],
  async compose(mail, sources: CrewSources) {
    const { told, leftOut } = await sources.readAllAttending(mail);
    const [first, ...others] = told;
    if (!first) return null;
    const message =
      others.length > 0 ? await askAboutAll(first, told, sources) : await askAboutOne(first, mail, sources);
    return message && { ...message, leftOut };
  },
  sent: (mail, { assignmentMailed }, tx, now) => assignmentMailed(tx, mail, now),
});

/** Asks about one patrol, or confirms it to whoever has taken a place of it themself. */
async function askAboutOne(data: AssignmentMailData, { subject }: OutboxMail, sources: CrewSources) {
  const href = await sources.linkOf(data);
  const props = { ...briefing(data.patrol, sources.settings), firstName: data.person.firstName };
  const content =
    'taken' in subject && data.accepted
      ? placeTaken.write({ ...props, buttons: [changeButton(href)] })
      : template.write({ ...props, buttons: answerButtons(href) });
  return toCrew<'place-taken' | 'patroller-assigned'>(data, content, sources);
}

/** Asks about each of several patrols; one link accepts them all. */
async function askAboutAll(
  first: AssignmentMailData,
  told: readonly AssignmentMailData[],
  { settings, linkOf, allLinkOf, entryOf, calendarEntries }: CrewSources,
): Promise<EmailMessage<'patroller-roster'> | null> {
  const { organization } = first.patrol;
  const patrols = [];
  const entries = [];
  for (const data of told) {
    const { patrol } = data;
    const own = patrol.type === 'event' ? instructionsOf(patrol, organization).instructions : '';
    const buttons = answerButtons(await linkOf(data));
    patrols.push({ patrol: emailPatrol(patrol), team: teamOf(patrol), instructions: own, buttons });
    entries.push({ ...(await entryOf(data)), patrol });
  }
  const content = patrollerRoster.write({
    branding: brandingOf(organization, settings),
    firstName: first.person.firstName,
    patrols,
    acceptAll: await allLinkOf(first),
    ...commonInstructions(told.map(({ patrol }) => patrol)),
  });
  const message = toPatroller(organization, first.person, content);
  const patrolIds = told.map(({ patrol }) => patrol.id);
  return message && { ...message, patrolIds, attachments: [calendarEntries(entries)] };
}
