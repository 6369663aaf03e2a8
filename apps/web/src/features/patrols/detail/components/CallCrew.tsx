import { Button } from '@mantine/core';
import { formatName, isOnCrew, type Patrol, telHref } from '@patrolbook/contract';
import { IconPhone } from '@tabler/icons-react';
import { useDirectory } from '../../../../domain/people/directory.ts';
import { useProfile } from '../../../../domain/profile/profile.tsx';
import classes from './OverdueNote.module.css';

/** A button that rings each of the crew but oneself, for those who see their numbers (product 2.7 and 17.43). */
export function CallCrew({ patrol: { patrollers } }: { patrol: Pick<Patrol, 'patrollers'> }) {
  const me = useProfile()._id;
  const lookup = useDirectory();
  const others = Object.entries(patrollers).flatMap(([id, assignment]) => {
    const person = isOnCrew(assignment) && id !== me ? lookup(id).data : null;
    return person ? [person] : [];
  });
  if (others.length === 0) return null;
  return (
    <ul className={classes.ring} aria-label="Ring the crew">
      {others.map((person) => (
        <li key={person._id}>
          <CallOrNot name={formatName(person)} phone={person.phone ?? null} />
        </li>
      ))}
    </ul>
  );
}

function CallOrNot({ name, phone }: { name: string; phone: string | null }) {
  const href = phone === null ? undefined : telHref(phone);
  if (!href) return <p>{name} has no phone number.</p>;
  return (
    <Button fullWidth component="a" size="xl" variant="default" href={href} leftSection={<IconPhone />}>
      <span>
        Ring {name} <span className={classes.phone}>{phone}</span>
      </span>
    </Button>
  );
}
