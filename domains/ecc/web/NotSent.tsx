import { Alert } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { formatTime } from '#contract';
import { canEnterEventNumber, isLogOffUnsent, isLogOnUnsent } from '#ecc/contract';
import { useRoles } from '#lib/auth/auth.ts';
import { useOnline } from '#lib/browser/online.ts';
import { type EccMail, isTest, type Patrol } from '#patrols/contract';
import { useProfile, useZone } from '#people/web/profile.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { AlertButtons } from '#ui/feedback/AlertButtons.tsx';
import { CallOwnEcc } from './CallEcc.tsx';
import classes from './NotSent.module.css';
import { eccCallTexts } from './texts.ts';

interface NotSentProps {
  patrol: Patrol;
  /** ISO instant. */
  now: string;
  /** Whether it leads to what to say; not on that page itself. */
  withScript?: boolean;
}

/** Says that the log-on or the log-off has not left, and whom to ring instead (product 11.21). */
export function NotSent({ patrol, now, withScript = true }: NotSentProps) {
  const unsent = unsentOf(patrol, now);
  return (
    // The element stays, so that a screen reader reads out text that appears in it.
    <div role="status" className={classes.status}>
      {unsent && <Warning patrol={patrol} now={now} withScript={withScript} {...unsent} />}
    </div>
  );
}

interface Unsent {
  message: 'log-on' | 'log-off';
  mail: EccMail;
}

function unsentOf(patrol: Patrol, now: string): Unsent | null {
  const { eccLogOnMail, eccLogOffMail } = patrol;
  if (eccLogOnMail && isLogOnUnsent(patrol, now)) return { message: 'log-on', mail: eccLogOnMail };
  if (eccLogOffMail && isLogOffUnsent(patrol, now)) return { message: 'log-off', mail: eccLogOffMail };
  return null;
}

function Warning({ patrol, now, withScript, message, mail }: Required<NotSentProps> & Unsent) {
  const zone = useZone();
  // Without coverage the device cannot know whether it has left by now.
  const certain = useOnline() || mail.failed;
  const isTraining = isTest(patrol);
  const reason = certain ? eccCallTexts.notSent(message) : eccCallTexts.maybeNotSent(message);
  const title = isTraining ? reason : eccCallTexts.ringBecause({ reason });
  const mailTold = mail.failed ? eccCallTexts.mailRefused : eccCallTexts.mailWaits;
  return (
    <Alert color="red" icon={<IconMailOff />} title={title}>
      {mailTold({ time: formatTime(mail.queued, zone) })} {!isTraining && eccCallTexts.tell(message)}
      {!isTraining && (
        <AlertButtons>
          <CallOwnEcc size="xl" variant="default" />
          {withScript && message === 'log-on' && <ScriptLink patrol={patrol} now={now} />}
        </AlertButtons>
      )}
    </Alert>
  );
}

/** Leads the crew to what to say and the field for the number. */
function ScriptLink({ patrol, now }: Pick<NotSentProps, 'patrol' | 'now'>) {
  const viewer = { personId: useProfile()._id, roles: useRoles() };
  if (!canEnterEventNumber(patrol, viewer, now)) return null;
  return (
    <ButtonLink size="xl" variant="default" to="/patrol/$id/ecc-log-on" params={{ id: patrol._id }}>
      {eccCallTexts.whatToSay}
    </ButtonLink>
  );
}
