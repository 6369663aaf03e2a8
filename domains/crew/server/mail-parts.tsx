import type { ReactElement } from 'react';
import { type Coordinator, capitalized, formatDateTime, formatHours, formatTime } from '#contract';
import { questionsText } from '#organizations/contract';
import { clockChangeText, endOf, isTest, type PatrolType } from '#patrols/contract';
import type { Branding } from '#platform/mail/template/layout.tsx';
import { Paragraph, Section, WhenBlock } from '#platform/mail/template/parts.tsx';

/** What mails say about a patrol. */
export interface EmailPatrol extends Coordinator {
  organizationName: string;
  timeZone: string;
  type: PatrolType;
  name: string | null;
  when: string;
  hours: number;
  callSign: string | null;
}

/** `patrol on Sat 5 Dec 2026, 21:00`. A test patrol is marked. An event is named, because no two events are alike. */
export function patrolOn(patrol: EmailPatrol): string {
  const { type, name, when, timeZone } = patrol;
  const named = type === 'event' && name !== null ? ` (${name})` : '';
  return `${markedType(patrol)} on ${formatDateTime(when, timeZone)}${named}`;
}

/** The same with a capital, to begin a subject line. */
export function subjectTitleOf(patrol: EmailPatrol): string {
  return capitalized(patrolOn(patrol));
}

function markedType(patrol: EmailPatrol): string {
  return isTest(patrol) ? `TEST ${patrol.type}` : patrol.type;
}

/** What a patrol was before it was moved or renamed. */
export type FormerPatrol = Pick<EmailPatrol, 'name' | 'when' | 'hours'>;

/** `a patrol`, `a TEST patrol`, `an event` */
export function articleOf(patrol: EmailPatrol): string {
  const type = markedType(patrol);
  return type.startsWith('e') ? `an ${type}` : `a ${type}`;
}

export function PatrolWhen({ patrol }: { patrol: EmailPatrol }): ReactElement {
  const { name, type, hours, callSign } = patrol;
  const detail = [
    name ?? capitalized(type),
    `until ${endText(patrol)} (${formatHours(hours)})`,
    ...(callSign ? [`call sign ${callSign}`] : []),
  ];
  return <WhenBlock when={formatDateTime(patrol.when, patrol.timeZone)} detail={detail.join(', ')} />;
}

/** The time at which it ends, with its date where the time alone could be of several days. */
function endText(patrol: EmailPatrol): string {
  const format = patrol.hours < 24 ? formatTime : formatDateTime;
  return format(endOf(patrol), patrol.timeZone);
}

/** Says that the clocks change during the patrol (product 1.8); nothing if they do not. */
export function ClockChangeNote({ patrol }: { patrol: EmailPatrol }): ReactElement | null {
  const text = clockChangeText(patrol, patrol.timeZone);
  return text === '' ? null : <Paragraph>{text}</Paragraph>;
}

/** Names whom to ring (product 11.39); nothing if the organization names nobody. */
export function QuestionsNote({ patrol }: { patrol: EmailPatrol }): ReactElement | null {
  const text = questionsText(patrol);
  return text === '' ? null : <Paragraph style={{ marginTop: 24 }}>{text}</Paragraph>;
}

interface PatrolWasProps {
  patrol: EmailPatrol;
  former: FormerPatrol;
}

/** `It was: Tue 24 Nov 2026, 21:00, Regular patrol, 3 h`; nothing if the patrol is the same again. */
export function PatrolWas({ patrol, former }: PatrolWasProps): ReactElement | null {
  const [was, is] = [former, patrol].map(({ when, name, hours }) =>
    [formatDateTime(when, patrol.timeZone), name ?? patrol.type, formatHours(hours)].join(', '),
  );
  return was === is ? null : <Paragraph>It was: {was}</Paragraph>;
}

/** Lists the people on the patrol, such as `Wiremu HŌHEPA` and `Const. Matt Reihana (guest)`. */
export function Team({
  names,
  title = 'Team',
}: {
  names: readonly string[];
  title?: string;
}): ReactElement | null {
  return <Section title={title} text={names.join('\n')} />;
}

interface BriefingProps {
  team: readonly string[];
  meetUp: string;
  instructions: string;
}

/** Tells who is coming, where to meet, and what to know. */
export function Briefing({ team, meetUp, instructions }: BriefingProps): ReactElement {
  return (
    <>
      <Team names={team} />
      <Section title="Where to meet" text={meetUp} />
      <Section title="Instructions" text={instructions} />
    </>
  );
}

/** What a mail to one reader says of a patrol. */
export interface PatrolMailProps {
  branding: Branding;
  firstName: string;
  patrol: EmailPatrol;
  team: readonly string[];
  /** The patrol's page. */
  link: string;
}
