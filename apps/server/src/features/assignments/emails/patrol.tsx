import { formatDateTime, formatHours, type PatrolType } from '@patrolbook/contract';
import type { ReactElement } from 'react';
import { Passage, WhenBlock } from '../../../platform/mail/letter/parts.tsx';

/** What letters say about a patrol. */
export interface LetterPatrol {
  organizationName: string;
  timeZone: string;
  type: PatrolType;
  name: string | null;
  when: string;
  hours: number;
  callSign: string | null;
}

/** `patrol on Sat 5 Dec 2026, 21:00` */
export function patrolOn(patrol: LetterPatrol): string {
  return `${patrol.type} on ${formatDateTime(patrol.when, patrol.timeZone)}`;
}

/** The same as the beginning of a subject line. */
export function titleOf(patrol: LetterPatrol): string {
  const text = patrolOn(patrol);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `a patrol`, `an event` */
export function aPatrol({ type }: Pick<LetterPatrol, 'type'>): string {
  return type === 'event' ? 'an event' : 'a patrol';
}

export function PatrolWhen({ patrol }: { patrol: LetterPatrol }): ReactElement {
  const { name, type, hours, callSign } = patrol;
  const detail = [name ?? type, formatHours(hours), ...(callSign ? [`call sign ${callSign}`] : [])];
  return <WhenBlock when={formatDateTime(patrol.when, patrol.timeZone)} detail={detail.join(', ')} />;
}

/** Everyone on the patrol, as they are written: `Wiremu HŌHEPA`, `Const. Matt Reihana (guest)`. */
export function Team({
  names,
  title = 'Team',
}: {
  names: readonly string[];
  title?: string;
}): ReactElement | null {
  return <Passage title={title} text={names.join('\n')} />;
}
