import type { ReactNode } from 'react';
import { formatDateTime, type Stamp } from '#contract';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useZone } from '#people/web/profile.tsx';
import { Filled } from '#texts/Filled.tsx';

interface StampTextProps {
  stamp: Stamp;
  /** Says `{when}` something was done, where it is not known by whom. */
  text: string;
  /** Says it with the `{name}` too. */
  textBy: string;
  /** What else the texts name. */
  values?: Record<string, ReactNode>;
}

/** Says when something was done, and by whom if that is known. */
export function StampText({ stamp: { when, by }, text, textBy, values }: StampTextProps) {
  const zone = useZone();
  const lookup = useDirectory();
  const name = by && <PersonLookup lookup={lookup(by)} />;
  return <Filled text={by ? textBy : text} values={{ ...values, when: formatDateTime(when, zone), name }} />;
}
