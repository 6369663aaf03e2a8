import { Button, type ButtonProps } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { formatName } from '#contract';
import classes from './CallPeople.module.css';
import { useDirectory } from './directory.ts';
import { useProfile } from './profile.tsx';
import { useTelHref } from './tel-href.ts';
import { peopleTexts } from './texts.ts';

interface CallPeopleProps extends Pick<ButtonProps, 'size'> {
  /** The ids of the crew. */
  people: readonly string[];
}

/** A button that rings each of them but oneself, for those who see their numbers (product 2.7 and 17.43). */
export function CallPeople({ people, size }: CallPeopleProps) {
  const me = useProfile()._id;
  const lookup = useDirectory();
  const others = people.flatMap((id) => (id === me ? [] : (lookup(id).data ?? [])));
  if (others.length === 0) return null;
  return (
    <ul className={classes.ring} aria-label={peopleTexts.ringCrew}>
      {others.map((person) => (
        <li key={person._id}>
          <CallOrNot name={formatName(person)} phone={person.phone ?? null} size={size} />
        </li>
      ))}
    </ul>
  );
}

interface CallOrNotProps extends Pick<ButtonProps, 'size'> {
  name: string;
  phone: string | null;
}

function CallOrNot({ name, phone, size }: CallOrNotProps) {
  const telHref = useTelHref();
  if (!phone) return <p>{peopleTexts.noPhone({ name })}</p>;
  const href = telHref(phone);
  if (href === null) return <p>{peopleTexts.notRung({ name, phone })}</p>;
  return (
    <Button fullWidth component="a" size={size} variant="default" href={href} leftSection={<IconPhone />}>
      <span>
        {peopleTexts.ring({ name })} <span className={classes.phone}>{phone}</span>
      </span>
    </Button>
  );
}
