import { canChangeCrew } from '#crew/contract';
import { useRoles } from '#lib/auth/auth.ts';
import { useWideScreen } from '#lib/browser/screen.ts';
import { serverMoment } from '#lib/time/clock.ts';
import { openPlaces, type PatrolListItem } from '#patrols/contract';
import { useEditing } from '../editing.ts';
import { useOptimisticMonth } from '../queries.ts';
import { patrolMonthTexts } from '../texts.ts';
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
  const events = patrols.filter(({ type }) => type === 'event').length;
  const others = patrols.length - events;
  return [
    ...(others > 0 ? [patrolMonthTexts.patrols(others)] : []),
    ...(events > 0 ? [patrolMonthTexts.events(events)] : []),
    open > 0 ? patrolMonthTexts.placesOpen(open) : patrolMonthTexts.noPlaceOpen,
  ].join(', ');
}
