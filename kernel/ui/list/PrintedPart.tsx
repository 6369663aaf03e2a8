import type { ReactNode } from 'react';
import { listTexts } from '#texts/shared.ts';
import classes from './ListCard.module.css';

interface PrintedPartProps {
  /** How many of them paper has. */
  printed: number;
  matches: number;
}

/** Says on paper that it has only a part of a list (product 14.9); nothing if it is whole. */
export function PrintedPart({ printed, matches }: PrintedPartProps) {
  if (printed >= matches) return null;
  return <PrintedNote>{listTexts.printed({ printed, matches })}</PrintedNote>;
}

/** A sentence below a list that only paper has. */
export function PrintedNote({ children }: { children: ReactNode }) {
  return (
    <p className={classes.part} data-print-only>
      {children}
    </p>
  );
}
