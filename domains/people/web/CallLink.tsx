import { ActionIcon } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { formatName } from '#contract';
import type { Person } from '#people/contract';
import classes from './CallLink.module.css';
import { useProfile } from './profile.tsx';
import { useTelHref } from './tel-href.ts';
import { peopleTexts } from './texts.ts';

/** Rings somebody whose number the viewer may see, but not the viewer (product 8.10). Renders nothing for others. */
export function CallLink({ person }: { person: Person | null | undefined }) {
  const me = useProfile()._id;
  const telHref = useTelHref();
  if (!person?.phone || person._id === me) return null;
  const href = telHref(person.phone);
  if (href === null) return null;
  return (
    <ActionIcon
      component="a"
      className={classes.call}
      variant="subtle"
      href={href}
      aria-label={peopleTexts.ring({ name: formatName(person) })}
    >
      <IconPhone />
    </ActionIcon>
  );
}
