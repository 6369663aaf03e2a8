import { useState } from 'react';
import { formatName } from '#contract';
import { StatusChip } from '#patrols/web/rows/StatusChip.tsx';
import { CallLink } from '#people/web/CallLink.tsx';
import { useDirectory } from '#people/web/directory.ts';
import { PersonLookup } from '#people/web/PersonLookup.tsx';
import { Row, RowList } from '#ui/layout/RowList.tsx';
import { lazyPart } from '#ui/overlay/lazy-part.tsx';
import { patrolCrewTexts } from '../texts.ts';
import { AnswerOpener } from './AnswerOpener.tsx';
import classes from './CrewCard.module.css';
import { type AnswerMenuProps, type CrewLineProps, type CrewListProps, hasAction } from './crew.ts';
import { DoubleBookedMark } from './DoubleBookedMark.tsx';

const AnswerChoices = lazyPart(() => import('./AnswerChoices.tsx'), 'AnswerChoices');

/** An admin's actions for a patroller, on a phone. The menu itself loads when its button is first pressed. */
function AnswerMenu(props: AnswerMenuProps) {
  const [loaded, setLoaded] = useState(false);
  if (loaded) return <AnswerChoices {...props} />;
  const { personId, name, may, removing } = props;
  return (
    <AnswerOpener
      personId={personId}
      name={name}
      may={may}
      removing={removing}
      aria-haspopup="menu"
      onClick={() => void AnswerChoices.load().then(setLoaded)}
    />
  );
}

/** The patrollers on a phone, who can be rung; admins answer for them in a menu. */
export function PatrollerRows({ patrolId, crew, callable, removing }: CrewListProps) {
  return (
    <RowList>
      {crew.map((member) => (
        <Row key={member.personId}>
          <Line {...member} patrolId={patrolId} callable={callable} removing={removing} />
        </Row>
      ))}
    </RowList>
  );
}

function Line({ callable, ...line }: CrewLineProps & Pick<CrewListProps, 'callable'>) {
  const lookup = useDirectory()(line.personId);
  return (
    <div className={classes.line}>
      <span className={classes.lineName}>
        <PersonLookup lookup={lookup} />
        <DoubleBookedMark {...line.assignment} />
      </span>
      {callable && <CallLink person={lookup.data} />}
      <StatusChip status={line.answer} />
      {hasAction(line) && (
        <AnswerMenu {...line} name={lookup.data ? formatName(lookup.data) : patrolCrewTexts.somebody} />
      )}
    </div>
  );
}
