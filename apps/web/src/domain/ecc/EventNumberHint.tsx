import { isUsualEventNumber } from '@patrolbook/contract';
import classes from './EventNumberHint.module.css';

/** Below a field for an event number: its usual form, or a warning of another one, which is accepted too (product 16.5). */
export function EventNumberHint({ number }: { number: string }) {
  const isUnusual = number.trim() !== '' && !isUsualEventNumber(number);
  if (!isUnusual) return <>Usually P and nine digits.</>;
  return (
    <span className={classes.unusual}>
      This is not P and nine digits, as usual. Leading zeros are often left out on the phone.
    </span>
  );
}
