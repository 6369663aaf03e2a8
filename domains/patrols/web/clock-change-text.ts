import { clockChangeDuring, type Patrol } from '#patrols/contract';
import { patrolTexts } from './texts.ts';

/** `The clocks go back on Sun 5 Apr at 03:00: this patrol ends at 02:30 by the new time.` Blank if they do not change during it (product 1.8). */
export function clockChangeText(patrol: Pick<Patrol, 'type' | 'when' | 'hours'>, zone: string): string {
  const change = clockChangeDuring(patrol, zone);
  if (!change) return '';
  const { direction, ...when } = change;
  return patrolTexts.clocksGo(`${patrol.type}-${direction}`, when);
}
