import { type AssignmentView, type ExpiredInvitation, formatDateTime } from '@patrolbook/contract';
import { titleOf } from '../../domain/patrols/patrol-title.ts';

/** Names a patrol where it is not on the screen: `Regular patrol, Sat 5 Dec 2026, 21:00`. */
export function patrolText({ patrol, organization }: AssignmentView | ExpiredInvitation): string {
  return `${titleOf(patrol)}, ${formatDateTime(patrol.when, organization.timeZone)}`;
}

const fates = {
  withdrawn: () => 'The assignment was withdrawn.',
  cancelled: (type) => `The ${type} was cancelled.`,
  over: (type) => `The ${type} is over.`,
} as const satisfies Record<ExpiredInvitation['because'], (type: string) => string>;

/** Says why an invitation has expired: `The patrol was cancelled.` */
export function fateText({ because, patrol }: ExpiredInvitation): string {
  return fates[because](patrol.type);
}
