import { formatDayMonth, formatTime, formatWeekday } from '#contract';
import { useWideScreen } from '#lib/browser/screen.ts';
import type { PatrolListItem } from '#patrols/contract';
import { endText, titleOf } from '#patrols/web/patrol-text.ts';
import { patrolRowTexts } from '#patrols/web/texts.ts';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { useZone } from '#people/web/profile.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { DataTable } from '#ui/layout/DataTable.tsx';
import { answerText } from '../../answer-text.ts';
import { patrolState } from '../../patrol-state.ts';
import { StatusChip } from '../../rows/StatusChip.tsx';
import { useShownAnswer } from '../../shown-answer.ts';
import { useRosterPhones } from '../roster-phones.ts';
import { patrolPrintTexts } from '../texts.ts';
import classes from './RosterTable.module.css';

/**
 * A month of patrols in words, to be read from a wall. A phone stacks the cells by CSS alone: rendering a table in place
 * of other elements while it prints would leave an empty page at the end.
 */
export function RosterTable({ patrols }: { patrols: readonly PatrolListItem[] }) {
  return (
    <div className={classes.roster}>
      <DataTable head={[fieldTexts.when, fieldTexts.who]} margin={useWideScreen()}>
        {patrols.map((patrol) => (
          <tr key={patrol._id}>
            <td className={classes.when}>
              <When patrol={patrol} />
            </td>
            <td>
              <CrewInWords patrol={patrol} />
            </td>
          </tr>
        ))}
      </DataTable>
    </div>
  );
}

function When({ patrol }: { patrol: PatrolListItem }) {
  const zone = useZone();
  const { when } = patrol;
  const status = patrolState(patrol);
  return (
    <div className={classes.lines}>
      <div className={classes.day}>
        <span>
          {formatWeekday(when, zone)} {formatDayMonth(when, zone)}
        </span>
        {status && <StatusChip status={status} />}
      </div>
      <div className={classes.time}>
        {patrolPrintTexts.time({ start: formatTime(when, zone), end: endText(patrol, zone) })}
      </div>
      <div className={classes.name}>{titleOf(patrol)}</div>
    </div>
  );
}

function CrewInWords({ patrol }: { patrol: PatrolListItem }) {
  const lookup = useDirectory();
  const answerOf = useShownAnswer(patrol);
  const [hasPhones] = useRosterPhones();
  const assigned = Object.entries(patrol.patrollers).filter(([, { removed }]) => !removed);
  const visitors = Object.entries(patrol.guests).filter(([, { removed }]) => !removed);
  return (
    <ul className={classes.who}>
      {assigned.length === 0 && <li className={classes.none}>{patrolRowTexts.noPatrollers}</li>}
      {assigned.map(([id, assignment]) => (
        <li key={id}>
          <PersonLookup lookup={lookup(id)} />{' '}
          {hasPhones && <span className={classes.phone}>{lookup(id).data?.phone} </span>}
          <span className={classes.word}>
            {answerText(answerOf(id, assignment), hasPhones ? null : lookup(id).data?.phone)}
          </span>
        </li>
      ))}
      {visitors.length === 0 && <li className={classes.none}>{patrolRowTexts.noGuests}</li>}
      {visitors.map(([id, { name }]) => (
        <li key={id}>
          {name} <span className={classes.word}>{patrolRowTexts.printedGuest}</span>
        </li>
      ))}
    </ul>
  );
}
