import { Fragment, memo } from 'react';
import type { IncidentKind } from '#patrols/contract';
import { IncidentIcon } from '../../incidents/IncidentIcon.tsx';
import type { Step } from '../step.ts';
import { recordPageTexts } from '../texts.ts';
import classes from './KindGrid.module.css';

/** The kinds of product 8.6 in the order of the grid. A place has its own button, All Quiet Here. */
const kinds = [
  'Site check',
  'Vehicle check',
  'Requested checkup/visit',
  'Dodgy people looking shifty',
  'Graffiti',
  'Alarm activated',
  'Medical assistance',
  'Accident',
  'Fire',
] as const satisfies readonly IncidentKind[];

interface KindGridProps {
  /** Opens the form of an incident; the same function every time. */
  open: (step: Step) => void;
}

/** A button for each kind of incident, and one for any other. */
export const KindGrid = memo(function KindGrid({ open }: KindGridProps) {
  return (
    <section className={classes.grid} aria-label={recordPageTexts.whatHappened}>
      {kinds.map((kind) => (
        <button key={kind} type="button" className={classes.kind} onClick={() => open({ add: kind })}>
          <IncidentIcon what={kind} />
          <Label kind={kind} />
        </button>
      ))}
      <button type="button" className={`${classes.kind} ${classes.other}`} onClick={() => open({ add: '' })}>
        <IncidentIcon what="" />
        {recordPageTexts.somethingElse}
      </button>
    </section>
  );
});

/** The name of a kind, which may break after a slash. */
function Label({ kind }: { kind: string }) {
  const [first, ...others] = kind.split('/');
  return (
    <span>
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}
