import { Fragment } from 'react';
import type { PatrolListItem } from '#patrols/contract';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useProfile } from '#people/web/profile.tsx';
import { Filled } from '#texts/Filled.tsx';
import { EmptyText } from '#ui/display/EmptyText.tsx';
import classes from './Companions.module.css';
import { companionsOf, distinctiveName, listParts } from './companions.ts';
import { patrolRosterTexts } from './texts.ts';

/** `New Year patrol, with Aroha TAMIHANA and Li Na CHEN` */
export function Companions({ patrol }: { patrol: PatrolListItem }) {
  const lookup = useDirectory();
  const me = useProfile()._id;
  const others = companionsOf(patrol, me);
  const name = distinctiveName(patrol);
  const people = listParts(others).map(({ type, value }) => (
    <Fragment key={value}>{type === 'element' ? <PersonLookup lookup={lookup(value)} /> : value}</Fragment>
  ));
  return (
    <div className={classes.companions}>
      {others.length > 0 ? (
        <Filled
          text={name ? patrolRosterTexts.nameAndPeople : patrolRosterTexts.people}
          values={{ name, people }}
        />
      ) : (
        (name ?? <EmptyText>{patrolRosterTexts.nobodyElse}</EmptyText>)
      )}
    </div>
  );
}
