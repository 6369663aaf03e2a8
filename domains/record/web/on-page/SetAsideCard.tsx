import type { ReactNode } from 'react';
import { formatDateTime } from '#contract';
import type { Patrol, SetAside } from '#patrols/contract';
import list from '#patrols/web/RuledList.module.css';
import { StampText } from '#patrols/web/StampText.tsx';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useZone } from '#people/web/profile.tsx';
import { reviewText } from '#record/contract';
import { Filled } from '#texts/Filled.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { PlaceText } from '../places/PlaceText.tsx';
import { entryOf, logOffAdvice } from '../set-aside.ts';
import { patrolTimelineTexts } from '../texts.ts';
import classes from './SetAsideCard.module.css';
import { TakeButton } from './TakeButton.tsx';
import { patrolRecordTexts } from './texts.ts';
import { VoidButton } from './VoidButton.tsx';

interface SetAsideCardProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
  /** What stands below the list. */
  children?: ReactNode;
}

/**
 * What is kept whole and counts nowhere, with the reason and what an admin can do about it, and what was taken from there: for
 * admins and the crew (product 17.15, 17.16 and 17.26).
 */
export function SetAsideCard({ patrol, now, children }: SetAsideCardProps) {
  const { setAside = [], taken = [] } = patrol;
  return (
    <>
      {setAside.length > 0 && (
        <SectionCard title={patrolRecordTexts.countsNowhere} count={setAside.length} padded>
          <Items asides={setAside} patrol={patrol} now={now} />
          <Choices asides={setAside} patrol={patrol} now={now} />
          {children}
        </SectionCard>
      )}
      {taken.length > 0 && (
        <SectionCard title={patrolRecordTexts.takenTitle} count={taken.length} padded>
          <Items asides={taken} patrol={patrol} now={now} />
        </SectionCard>
      )}
    </>
  );
}

interface ItemsProps {
  asides: readonly SetAside[];
  patrol: Patrol;
  now: string;
}

function Items({ asides, patrol, now }: ItemsProps) {
  return (
    <ul className={list.list}>
      {asides.map((aside) => (
        <Item key={`${aside.kind} ${aside._id}`} aside={aside} patrol={patrol} now={now} />
      ))}
    </ul>
  );
}

/** The two ways of an admin with what came after the finish: to take all of it, or to void the finish. */
function Choices({ asides, patrol, now }: ItemsProps) {
  const isAfterFinish = asides.some(({ why }) => why === 'after-finish' || why === 'second');
  if (!isAfterFinish || !patrol.finished) return null;
  return (
    <div className={classes.choices} data-screen-only>
      {asides.length > 1 && <TakeButton patrol={patrol} asides={asides} now={now} />}
      <VoidButton patrol={patrol} now={now} />
    </div>
  );
}

function Item({ aside, patrol, now }: { aside: SetAside; patrol: Patrol; now: string }) {
  const zone = useZone();
  const lookup = useDirectory();
  const { what, when, by, details, where } = entryOf(aside);
  return (
    <li className={list.item}>
      <b>
        {what}
        {when && `, ${formatDateTime(when, zone)}`}
        {aside.entry.timeUncertain && ` ${patrolRecordTexts.timeUncertain}`}
      </b>
      {aside.why && (
        <p>
          {patrolRecordTexts.review(aside.taken ? 'taken' : 'kept')} {reviewText(aside.why)}
        </p>
      )}
      <Voided aside={aside} patrol={patrol} />
      <Taken aside={aside} />
      {details.length > 0 && <p className={list.details}>{details.join('\n')}</p>}
      {where && (
        <p className={list.quiet}>
          <PlaceText location={where} />
        </p>
      )}
      {by && (
        <div className={list.quiet}>
          <Filled
            text={patrolTimelineTexts[by.text]}
            values={{ name: <PersonLookup lookup={lookup(by.personId)} /> }}
          />
        </div>
      )}
      {!aside.taken && (
        <div className={classes.take} data-screen-only>
          <TakeButton patrol={patrol} asides={[aside]} now={now} />
        </div>
      )}
    </li>
  );
}

function Taken({ aside: { taken } }: { aside: SetAside }) {
  if (!taken) return null;
  return (
    <div>
      <StampText stamp={taken} text={patrolRecordTexts.taken} textBy={patrolRecordTexts.takenBy} />
    </div>
  );
}

function Voided({ aside: { voided }, patrol }: { aside: SetAside; patrol: Patrol }) {
  const zone = useZone();
  if (!voided) return null;
  const advice = logOffAdvice(patrol, voided.loggedOff, zone);
  return (
    <>
      <div>
        <StampText
          stamp={voided}
          text={patrolRecordTexts.voided}
          textBy={patrolRecordTexts.voidedBy}
          values={{ reason: voided.reason }}
        />
      </div>
      {advice && <p>{advice}</p>}
    </>
  );
}
