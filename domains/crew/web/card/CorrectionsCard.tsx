import { formatDateTime } from '#contract';
import type { CrewCorrection, Patrol } from '#patrols/contract';
import classes from '#patrols/web/RuledList.module.css';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useZone } from '#people/web/profile.tsx';
import { Filled } from '#texts/Filled.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { patrolCrewTexts } from '../texts.ts';

const textOf = {
  added: 'wasAdded',
  removed: 'wasRemoved',
  'did-not-show': 'noShow',
  'did-show': 'showed',
} as const satisfies Record<CrewCorrection['change'], string>;

/** How admins corrected who came, the latest first, for admins and the crew (product 6.18). */
export function CorrectionsCard({ patrol: { corrections = [], guests } }: { patrol: Patrol }) {
  const zone = useZone();
  const lookup = useDirectory();
  if (corrections.length === 0) return null;
  return (
    <SectionCard title={patrolCrewTexts.corrected} count={corrections.length} padded>
      <ul className={classes.list}>
        {corrections.map(({ change, personId, guestId, when, by }) => (
          <li key={`${when} ${personId ?? guestId} ${change}`} className={classes.item}>
            <div>
              <Filled
                text={patrolCrewTexts[textOf[change]]}
                values={{
                  name: personId ? (
                    <PersonLookup lookup={lookup(personId)} />
                  ) : (
                    guestId && patrolCrewTexts.guest({ name: guests[guestId]?.name ?? '' })
                  ),
                }}
              />
            </div>
            <div className={classes.quiet}>
              <Filled
                text={patrolCrewTexts.noted}
                values={{ when: formatDateTime(when, zone), name: <PersonLookup lookup={lookup(by)} /> }}
              />
            </div>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
