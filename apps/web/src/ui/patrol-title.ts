import { formatDate, type Patrol } from '@patrolbook/contract';

/** What a patrol is called: its name, or what it is. */
export function titleOf({ name, type }: Pick<Patrol, 'name' | 'type'>): string {
  return name ?? (type === 'event' ? 'Event' : 'Patrol');
}

/** `Regular patrol, 21 Nov 2026`: with the date in the organization's zone. */
export function datedTitle(patrol: Pick<Patrol, 'name' | 'type' | 'when'>, zone: string): string {
  return `${titleOf(patrol)}, ${formatDate(patrol.when, zone)}`;
}
