import { Button } from '@mantine/core';
import { useState } from 'react';
import { actionTexts } from '#texts/shared.ts';
import { beginningOf } from './beginning.ts';
import classes from './FoldedText.module.css';

/**
 * A text with its line breaks. A long one is cut to its beginning, with a button that shows the rest; paper
 * shows all of it.
 */
export function FoldedText({ children: text }: { children: string }) {
  const [unfolded, setUnfolded] = useState(false);
  const beginning = beginningOf(text);
  if (beginning === text) return <p className={classes.text}>{text}</p>;
  return (
    <>
      <p className={classes.text}>
        {beginning}
        {unfolded || <span data-screen-only> …</span>}
        <span data-print-only={unfolded ? undefined : true}>{text.slice(beginning.length)}</span>
      </p>
      <Button
        className={classes.button}
        variant="subtle"
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        {unfolded ? actionTexts.showLess : actionTexts.showAll}
      </Button>
    </>
  );
}
