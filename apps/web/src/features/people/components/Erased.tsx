import { formatDate } from '@patrolbook/contract';
import { useZone } from '../../../domain/profile/profile.tsx';
import { leavingTexts } from '../../../texts/people/leaving.ts';
import classes from './ErasureAsked.module.css';

/** That the details of a person who has left were erased, and when. */
export function Erased({ when }: { when: string }) {
  return <p className={classes.asked}>{leavingTexts.wereErased({ date: formatDate(when, useZone()) })}</p>;
}
