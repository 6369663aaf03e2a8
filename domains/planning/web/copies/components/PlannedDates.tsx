import { Checkbox } from '@mantine/core';
import { formatDateTime, formatHours } from '#contract';
import { titleOf } from '#patrols/web/patrol-text.ts';
import { useZone } from '#people/web/profile.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { clocksText, type PlannedDate, peopleNamesOf } from '../plan.ts';
import type { Surroundings } from '../queries.ts';
import { patrolCopyTexts } from '../texts.ts';
import classes from './PlannedDates.module.css';

interface PlannedDatesProps {
  plan: readonly PlannedDate[];
  people: Surroundings['people'];
  onTick: (key: string, isTicked: boolean) => void;
}

/** The dates before they are saved, each with a tick that takes it out (product 5.21). */
export function PlannedDates({ plan, people, onTick }: PlannedDatesProps) {
  const zone = useZone();
  return (
    <SectionCard title={patrolCopyTexts.datesTitle}>
      <ul>
        {plan.map((date) => (
          <li key={date.key} className={classes.date}>
            <Checkbox
              classNames={{ body: classes.body, labelWrapper: classes.words }}
              label={`${formatDateTime(date.when, zone)}, ${formatHours(date.of.hours)}, ${nameOf(date.of)}`}
              description={<Remarks date={date} people={people} />}
              checked={date.isTicked}
              onChange={({ currentTarget }) => onTick(date.key, currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

/** `Night shift (HSCP)` */
function nameOf(patrol: PlannedDate['of']): string {
  return patrol.callSign ? `${titleOf(patrol)} (${patrol.callSign})` : titleOf(patrol);
}

/** Who is on it and who is left off, what is planned at that time, and a change of the clocks. */
function Remarks({ date, people }: Pick<PlannedDatesProps, 'people'> & { date: PlannedDate }) {
  const zone = useZone();
  const leftOff = (because: 'busy' | 'gone') => {
    const ids = date.leftOff.filter((one) => one.because === because).map(({ personId }) => personId);
    const names = peopleNamesOf(ids, people);
    return names && patrolCopyTexts.leftOff(because, { names });
  };
  const patrols = date.others
    .map((other) => `${nameOf(other)}, ${formatDateTime(other.when, zone)}`)
    .join('; ');
  const planned = date.isThere ? patrolCopyTexts.isThere : patrolCopyTexts.atSameTime;
  const remarks: [words: string | undefined, isWarning?: boolean][] = [
    [peopleNamesOf(date.patrollers, people)],
    [leftOff('busy'), true],
    [leftOff('gone'), true],
    [clocksText(date.clocks), true],
    [patrols && planned({ patrols }), true],
  ];
  return remarks.map(
    ([words, isWarning]) =>
      words && (
        <span key={words} className={classes.remark} data-warning={isWarning}>
          {words}
        </span>
      ),
  );
}
