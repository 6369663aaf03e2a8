import { formatDateTime, type Patrol, reviewText, type SetAside } from '@patrolbook/contract';
import type { ReactNode } from 'react';
import { entryOf, logOffAdvice } from '../../../../domain/patrols/set-aside.ts';
import { useDirectory } from '../../../../domain/people/directory.ts';
import { PersonLookup } from '../../../../domain/people/PersonLookup.tsx';
import { PlaceText } from '../../../../domain/places/PlaceText.tsx';
import { useZone } from '../../../../domain/profile/profile.tsx';
import { SectionCard } from '../../../../ui/layout/SectionCard.tsx';
import classes from './SetAsideCard.module.css';

interface SetAsideCardProps {
  patrol: Patrol;
  /** What stands below the list. */
  children?: ReactNode;
}

/** What is kept whole and counts nowhere, with the reason: for admins and the crew (product 17.15 and 17.16). */
export function SetAsideCard({ patrol, children }: SetAsideCardProps) {
  const { setAside = [] } = patrol;
  if (setAside.length === 0) return null;
  return (
    <SectionCard title="Counts Nowhere" count={setAside.length} padded>
      <ul className={classes.list}>
        {setAside.map((aside) => (
          <Item key={`${aside.kind} ${aside._id}`} aside={aside} patrol={patrol} />
        ))}
      </ul>
      {children}
    </SectionCard>
  );
}

function Item({ aside, patrol }: { aside: SetAside; patrol: Patrol }) {
  const zone = useZone();
  const lookup = useDirectory();
  const { what, when, by, details, where } = entryOf(aside);
  return (
    <li className={classes.item}>
      <b>
        {what}
        {when && `, ${formatDateTime(when, zone)}`}
        {aside.entry.timeUncertain && ' (time not certain)'}
      </b>
      {aside.why && <p>Kept for review. {reviewText(aside.why)}</p>}
      <Voided aside={aside} patrol={patrol} />
      {details.length > 0 && <p className={classes.details}>{details.join('\n')}</p>}
      {where && (
        <p className={classes.quiet}>
          <PlaceText location={where} />
        </p>
      )}
      {by && (
        <p className={classes.quiet}>
          {by.words} <PersonLookup lookup={lookup(by.personId)} />
        </p>
      )}
    </li>
  );
}

function Voided({ aside: { voided }, patrol }: { aside: SetAside; patrol: Patrol }) {
  const zone = useZone();
  const lookup = useDirectory();
  if (!voided) return null;
  const advice = logOffAdvice(patrol, voided.loggedOff, zone);
  return (
    <>
      <div>
        Voided {formatDateTime(voided.when, zone)}
        {voided.by && (
          <>
            {' by '}
            <PersonLookup lookup={lookup(voided.by)} />
          </>
        )}
        : {voided.reason}
      </div>
      {advice && <p>{advice}</p>}
    </>
  );
}
