import {
  type Assignment,
  formatDayMonth,
  formatTime,
  formatWeekday,
  type PatrolListItem,
} from '@patrolbook/contract';
import { useDirectory } from '../../../lib/directory.ts';
import { useZone } from '../../../lib/profile.tsx';
import { useWideScreen } from '../../../lib/screen.ts';
import { answerWord } from '../../../ui/answer-word.ts';
import { LedgerTable } from '../../../ui/LedgerTable.tsx';
import { PersonLookup } from '../../../ui/PersonLookup.tsx';
import { endText } from '../../../ui/patrol-end.ts';
import { titleOf } from '../../../ui/patrol-title.ts';
import { StatusChip } from '../../../ui/StatusChip.tsx';
import { standing } from '../chip.ts';
import classes from './RosterTable.module.css';

/**
 * A month of patrols in words, to be read from a wall. A phone's screen stacks the cells by style alone: were they other
 * elements, turning into a table while it prints would leave an empty page at the end.
 */
export function RosterTable({ patrols }: { patrols: readonly PatrolListItem[] }) {
  return (
    <div className={classes.roster}>
      <LedgerTable head={['When', 'Who']} margin={useWideScreen()}>
        {patrols.map((patrol) => (
          <tr key={patrol._id}>
            <td className={classes.when}>
              <When patrol={patrol} />
            </td>
            <td>
              <Who patrol={patrol} />
            </td>
          </tr>
        ))}
      </LedgerTable>
    </div>
  );
}

function When({ patrol }: { patrol: PatrolListItem }) {
  const zone = useZone();
  const { when } = patrol;
  const status = standing(patrol);
  return (
    <>
      <div className={classes.day}>
        {formatWeekday(when, zone)} {formatDayMonth(when, zone)}
        {status && <StatusChip status={status} />}
      </div>
      <div className={classes.time}>
        {formatTime(when, zone)} to {endText(patrol, zone)}
      </div>
      <div className={classes.name}>{titleOf(patrol)}</div>
    </>
  );
}

function Who({ patrol: { patrollers, guests } }: { patrol: PatrolListItem }) {
  const assigned = Object.entries(patrollers).filter(([, { removed }]) => !removed);
  const visitors = Object.entries(guests).filter(([, { removed }]) => !removed);
  if (assigned.length + visitors.length === 0) return <p className={classes.none}>No patrollers</p>;
  return (
    <ul className={classes.who}>
      {assigned.map(([id, assignment]) => (
        <Assigned key={id} id={id} assignment={assignment} />
      ))}
      {visitors.map(([id, { name }]) => (
        <li key={id}>
          {name} <span className={classes.word}>guest</span>
        </li>
      ))}
    </ul>
  );
}

function Assigned({ id, assignment }: { id: string; assignment: Assignment }) {
  const lookup = useDirectory();
  return (
    <li>
      <PersonLookup lookup={lookup(id)} /> <span className={classes.word}>{answerWord(assignment)}</span>
    </li>
  );
}
