import { canChangeCrew, openPlaces, type PatrolListItem } from '@patrolbook/contract';
import { useRoles } from '../../../../lib/auth/auth.ts';
import { useWideScreen } from '../../../../lib/browser/screen.ts';
import { serverMoment } from '../../../../lib/time/clock.ts';
import { useEditing } from '../editing.ts';
import { useOptimisticMonth } from '../queries.ts';
import { CrewDialogs } from './CrewDialogs.tsx';
import { MonthAgenda } from './MonthAgenda.tsx';
import classes from './MonthCrews.module.css';
import { MonthGrid } from './MonthGrid.tsx';

/** The crews of a month: a grid, or on a phone an agenda; with what is still open, and the dialogs that change them. */
export function MonthCrews({ label, patrols: read }: { label: string; patrols: readonly PatrolListItem[] }) {
  const patrols = useOptimisticMonth(read);
  const roles = useRoles();
  const wide = useWideScreen();
  const editing = useEditing(patrols);
  const now = serverMoment();
  const isOpen = (patrol: PatrolListItem) => canChangeCrew(patrol, roles, now);
  const View = wide ? MonthGrid : MonthAgenda;
  return (
    <>
      <p className={classes.summary} role="status">
        {summaryOf(patrols.filter(({ cancelled }) => !cancelled))}
      </p>
      <View label={label} patrols={patrols} isOpen={isOpen} editing={editing} />
      <CrewDialogs editing={editing} />
    </>
  );
}

/** `12 patrols and events, 3 places open` */
function summaryOf(patrols: readonly PatrolListItem[]): string {
  const open = patrols.reduce((sum, patrol) => sum + openPlaces(patrol), 0);
  const places = open === 0 ? 'no place open' : `${open} ${open === 1 ? 'place' : 'places'} open`;
  const [patrolCount, eventCount] = [count(patrols, 'patrol'), count(patrols, 'event')];
  return [...counted(patrolCount, 'patrol'), ...counted(eventCount, 'event'), places].join(', ');
}

function count(patrols: readonly PatrolListItem[], type: PatrolListItem['type']): number {
  return patrols.filter((patrol) => patrol.type === type).length;
}

function counted(number: number, word: string): string[] {
  return number === 0 ? [] : [`${number} ${number === 1 ? word : `${word}s`}`];
}
