import { canContinueRecording, canLogOn, canStart, type PatrolListItem } from '@patrolbook/contract';
import { useRoles } from '../../../lib/auth.ts';
import { useProfile } from '../../../lib/profile.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { StartButton } from '../../../ui/StartButton.tsx';
import classes from './AnswerButtons.module.css';

interface DepartureButtonsProps {
  patrol: PatrolListItem;
  /** ISO instant. */
  now: string;
  /** Another button is the amber one. */
  quiet: boolean;
}

/** ECC LogOn, Start and Continue Recording, each while the contract's rules allow it. */
export function DepartureButtons({ patrol, now, quiet }: DepartureButtonsProps) {
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  const params = { id: patrol._id };
  const logOn = canLogOn(patrol, viewer, now);
  const start = canStart(patrol, viewer, now);
  const goOn = canContinueRecording(patrol, viewer);
  if (!logOn && !start && !goOn) return null;
  return (
    <div className={classes.buttons} data-large>
      {logOn && (
        <ButtonLink
          to="/patrol/$id/ecc-log-on"
          params={params}
          size="xl"
          variant={quiet ? 'default' : 'filled'}
        >
          ECC LogOn
        </ButtonLink>
      )}
      {start && <StartButton patrol={patrol} size="xl" variant={quiet || logOn ? 'default' : 'filled'} />}
      {goOn && (
        <ButtonLink to="/patrol/$id/record" params={params} size="xl">
          Continue Recording
        </ButtonLink>
      )}
    </div>
  );
}
