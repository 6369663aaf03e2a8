import type { PatrolListItem } from '@patrolbook/contract';
import { Fragment } from 'react';
import { useDirectory } from '../../../lib/directory.ts';
import { useProfile } from '../../../lib/profile.tsx';
import { None } from '../../../ui/None.tsx';
import { PersonLookup } from '../../../ui/PersonLookup.tsx';
import { companionsOf, listParts, tellingName } from '../companions.ts';
import classes from './Companions.module.css';

/** `New Year patrol, with Aroha TAMIHANA and Li Na CHEN` */
export function Companions({ patrol }: { patrol: PatrolListItem }) {
  const lookup = useDirectory();
  const me = useProfile()._id;
  const others = companionsOf(patrol, me);
  const name = tellingName(patrol);
  return (
    <div className={classes.companions}>
      {name}
      {name && others.length > 0 && ', '}
      {others.length > 0 && 'with '}
      {listParts(others).map(({ type, value }) => (
        <Fragment key={value}>
          {type === 'element' ? <PersonLookup lookup={lookup(value)} /> : value}
        </Fragment>
      ))}
      {!name && others.length === 0 && <None>No other patrollers</None>}
    </div>
  );
}
