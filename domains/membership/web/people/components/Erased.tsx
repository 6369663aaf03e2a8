import { formatDate, formatDateTime } from '#contract';
import { leavingTexts } from '#membership/web/texts.ts';
import { useZone } from '#people/web/profile.tsx';
import classes from './ErasureAsked.module.css';

/** That the details of a person who has left were erased, and when. */
export function Erased({ when }: { when: string }) {
  return <p className={classes.asked}>{leavingTexts.wereErased({ date: formatDate(when, useZone()) })}</p>;
}

/** That and when they will be, until which an admin undoes it on My Organization (product 22.27). */
export function Erasing({ due }: { due: string }) {
  return (
    <p className={classes.asked}>{leavingTexts.willBeErased({ date: formatDateTime(due, useZone()) })}</p>
  );
}
