import { formatName } from '#contract';
import { StatusChip } from '#patrols/web/rows/StatusChip.tsx';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { PhoneLink } from '#people/web/PhoneLink.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { EmailLink } from '#ui/display/ContactLink.tsx';
import { DataTable } from '#ui/layout/DataTable.tsx';
import { patrolCrewTexts } from '../texts.ts';
import { AnswerForButtons } from './AnswerForButtons.tsx';
import classes from './CrewCard.module.css';
import { type CrewLineProps, type CrewListProps, hasAction } from './crew.ts';
import { DidNotShowButton } from './DidNotShowButton.tsx';
import { DoubleBookedMark } from './DoubleBookedMark.tsx';
import { RemoveButton } from './RemoveButton.tsx';

/** The patrollers on a wide screen; admins answer for them with text buttons. */
export function PatrollerTable({ patrolId, crew, removing }: CrewListProps) {
  const hasActions = crew.some(hasAction);
  const head = [fieldTexts.name, fieldTexts.phone, fieldTexts.email, fieldTexts.status];
  return (
    <DataTable head={hasActions ? [...head, ''] : head}>
      {crew.map((member) => (
        <Line
          key={member.personId}
          {...member}
          patrolId={patrolId}
          removing={removing}
          hasActions={hasActions}
        />
      ))}
    </DataTable>
  );
}

function Line(line: CrewLineProps & { hasActions: boolean }) {
  const lookup = useDirectory()(line.personId);
  return (
    <tr>
      <td className={classes.name}>
        <PersonLookup lookup={lookup} />
        <DoubleBookedMark {...line.assignment} />
      </td>
      <td className={classes.phone}>{lookup.data?.phone && <PhoneLink>{lookup.data.phone}</PhoneLink>}</td>
      <td className={classes.email}>{lookup.data?.email && <EmailLink>{lookup.data.email}</EmailLink>}</td>
      <td>
        <StatusChip status={line.answer} />
      </td>
      {line.hasActions && (
        <td className={classes.actions} data-screen-only>
          <Actions {...line} name={lookup.data ? formatName(lookup.data) : patrolCrewTexts.somebody} />
        </td>
      )}
    </tr>
  );
}

function Actions({ removing, may, ...who }: CrewLineProps & { name: string }) {
  return (
    <>
      {may.answer && <AnswerForButtons {...who} />}
      {may.mark && <DidNotShowButton {...who} />}
      {may.remove && (
        <RemoveButton
          ref={removing.rowRef(who.personId)}
          name={who.name}
          onClick={() => removing.ask({ id: who.personId, name: who.name })}
        />
      )}
    </>
  );
}
