import { heldStaysText, personalParts } from '#privacy/contract';
import { erasureTexts } from '../texts.ts';
import classes from './ErasureParts.module.css';

const parts = Object.values(personalParts);

/** What erasure takes away, and what stays and why (product 22.9). */
export function ErasureParts() {
  return (
    <div className={classes.parts}>
      <h3>{erasureTexts.goes}</h3>
      <ul>{parts.map(({ title, goes }) => goes && <li key={title}>{goes}</li>)}</ul>
      <h3>{erasureTexts.stays}</h3>
      <ul>
        {parts.map(({ title, stays }) => stays && <li key={title}>{stays}</li>)}
        <li>{heldStaysText}</li>
      </ul>
    </div>
  );
}
