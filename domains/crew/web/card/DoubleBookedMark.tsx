import { IconAlertTriangle } from '@tabler/icons-react';
import { formatTime, formatWeekday } from '#contract';
import { useRoles } from '#lib/auth/auth.ts';
import type { Assignment } from '#patrols/contract';
import { useZone } from '#people/web/profile.tsx';
import { patrolCrewTexts } from '../texts.ts';
import classes from './DoubleBookedMark.module.css';

/** Tells admins the other patrols, at that time, of a person who was added though double-booked (product 6.4). */
export function DoubleBookedMark({ doubleBooked = [] }: Pick<Assignment, 'doubleBooked'>) {
  const zone = useZone();
  const isAdmin = useRoles().includes('admin');
  if (!isAdmin || doubleBooked.length === 0) return null;
  const others = doubleBooked.map(({ name, when }) => {
    const start = `${formatWeekday(when, zone)} ${formatTime(when, zone)}`;
    return name ? `${name}, ${start}` : start;
  });
  return (
    <p className={classes.mark}>
      <IconAlertTriangle size={16} aria-hidden />
      <span>{patrolCrewTexts.doubleBooked({ patrols: others.join('; ') })}</span>
    </p>
  );
}
