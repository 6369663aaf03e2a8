import { limits, type PatrolListItem } from '@patrolbook/contract';
import type { Deciding } from '../decide.ts';
import { filledText, wantedText } from '../texts.ts';
import type { FilledPatrol, FillValues } from '../values.ts';
import classes from './FillForm.module.css';

interface FillNotesProps {
  values: FillValues;
  wanted: readonly PatrolListItem[];
  filled: readonly FilledPatrol[];
  deciding: Deciding;
}

/** What there is to do, what became of it, and that it is being worked out. Read out as it changes. */
export function FillNotes({ values, wanted, filled, deciding }: FillNotesProps) {
  const { proposal } = values;
  const notes = deciding.isSolving
    ? ['Working out crews. This may take ten seconds.']
    : proposal
      ? [filledText(filled), ...resultNotes(values, deciding)]
      : wantedNotes(wanted);
  return (
    <div role="status" className={classes.notes}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {deciding.isSolving && <progress className={classes.progress} aria-hidden="true" />}
    </div>
  );
}

function wantedNotes(wanted: readonly PatrolListItem[]): string[] {
  if (wanted.length === 0) return ['No draft that is ahead wants more people.'];
  const { max } = limits.filledTogether;
  return [`${wantedText(wanted)}.`, ...(wanted.length === max ? [`At most ${max} are filled at once.`] : [])];
}

function resultNotes({ proposal }: FillValues, { textOf }: Deciding): string[] {
  const { isBest = true, dropped = [] } = proposal ?? {};
  return [
    'Nothing is saved yet.',
    ...(isBest ? [] : ['There may be better crews: the time to look for them was up.']),
    ...dropped.map((one) => `No longer kept: ${textOf(one)}.`),
  ];
}
