import { limits } from '#contract';
import type { PatrolListItem } from '#patrols/contract';
import type { Deciding } from '../decide.ts';
import { filledText, wantedText } from '../fill-text.ts';
import { patrolFillTexts } from '../texts.ts';
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
    ? [patrolFillTexts.working]
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
  if (wanted.length === 0) return [patrolFillTexts.noneWants];
  const { max } = limits.filledTogether;
  return [wantedText(wanted), ...(wanted.length === max ? [patrolFillTexts.atMost({ max })] : [])];
}

function resultNotes({ proposal }: FillValues, { textOf }: Deciding): string[] {
  const { isBest = true, dropped = [] } = proposal ?? {};
  return [
    patrolFillTexts.notSavedYet,
    ...(isBest ? [] : [patrolFillTexts.timeWasUp]),
    ...dropped.map((one) => patrolFillTexts.notKept({ what: textOf(one) })),
  ];
}
