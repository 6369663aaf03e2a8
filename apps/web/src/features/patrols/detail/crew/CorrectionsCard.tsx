import { type CrewCorrection, formatDateTime, type Patrol } from '@patrolbook/contract';
import { useDirectory } from '../../../../domain/people/directory.ts';
import { PersonLookup } from '../../../../domain/people/PersonLookup.tsx';
import { useZone } from '../../../../domain/profile/profile.tsx';
import { SectionCard } from '../../../../ui/layout/SectionCard.tsx';
import classes from '../components/RuledList.module.css';

const words: Record<CrewCorrection['change'], string> = {
  added: 'was added',
  removed: 'was removed',
  'did-not-show': 'did not show',
  'did-show': 'did show',
};

/** How admins corrected who came, the latest first, for admins and the crew (product 6.18). */
export function CorrectionsCard({ patrol: { corrections = [], guests } }: { patrol: Patrol }) {
  const zone = useZone();
  const lookup = useDirectory();
  if (corrections.length === 0) return null;
  return (
    <SectionCard title="Who Came, Corrected" count={corrections.length} padded>
      <ul className={classes.list}>
        {corrections.map(({ change, personId, guestId, when, by }) => (
          <li key={`${when} ${personId ?? guestId} ${change}`} className={classes.item}>
            <div>
              {personId && <PersonLookup lookup={lookup(personId)} />}
              {guestId && `${guests[guestId]?.name} (guest)`} {words[change]}
            </div>
            <div className={classes.quiet}>
              Noted {formatDateTime(when, zone)} by <PersonLookup lookup={lookup(by)} />
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
