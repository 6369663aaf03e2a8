import { Transition } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { Chip } from '#ui/display/Chip.tsx';
import { patrolTimelineTexts } from '../texts.ts';
import type { Entry } from './timeline.ts';

interface EntryChipsProps {
  entry: Entry;
  /** Whether a part of it waits on this device. */
  waiting?: boolean;
}

/** Milliseconds in which the chip of a sent entry fades away. */
const fade = 200;

/** Chips that say of an entry that it waits to be sent, was edited, came late, or has a time that is not certain. */
export function EntryChips({ entry, waiting = false }: EntryChipsProps) {
  const { edited, late, afterFinish, timeUncertain } = entry;
  return (
    <>
      <Transition mounted={waiting} transition="fade" duration={fade}>
        {(styles) => (
          <span style={styles}>
            <Chip color="gray" icon={<IconClock size={14} />}>
              {patrolTimelineTexts.waiting}
            </Chip>
          </span>
        )}
      </Transition>
      {edited && <Chip color="gray">{patrolTimelineTexts.edited}</Chip>}
      {late && (
        <Chip color="orange">{afterFinish ? patrolTimelineTexts.afterFinish : patrolTimelineTexts.late}</Chip>
      )}
      {timeUncertain && <Chip color="orange">{patrolTimelineTexts.timeUncertain}</Chip>}
    </>
  );
}
