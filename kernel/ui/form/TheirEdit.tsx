import { Button } from '@mantine/core';
import type { Difference } from '#lib/form/merge.ts';
import { isSame } from '#lib/values/values.ts';
import { Filled } from '#texts/Filled.tsx';
import { formTexts } from '#texts/shared.ts';
import classes from './TheirEdit.module.css';

interface TheirEditProps {
  difference: Difference;
  /** What the field says now. */
  value: unknown;
  text: (value: unknown) => string;
  onUse: (theirs: unknown) => void;
}

/**
 * Below a field: the text that somebody else saved there meanwhile. Once the field has that text, it shows the
 * one that was typed here.
 */
export function TheirEdit({ difference: { theirs, here }, value, text, onUse }: TheirEditProps) {
  const isTaken = isSame(value, theirs);
  return (
    <div className={classes.edit} tabIndex={-1} data-their-edit>
      <p className={classes.text}>
        <Filled
          text={isTaken ? formTexts.theirsInPlaceOf : formTexts.theirs}
          values={{ value: <span className={classes.value}>{text(isTaken ? here : theirs)}</span> }}
        />
      </p>
      {!isTaken && (
        <Button variant="default" className={classes.use} onClick={() => onUse(theirs)}>
          {formTexts.useTheirs}
        </Button>
      )}
    </div>
  );
}
