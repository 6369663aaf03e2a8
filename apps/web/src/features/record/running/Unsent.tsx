import { Alert, Button } from '@mantine/core';
import { issueMessage } from '@patrolbook/contract';
import { IconAlertTriangle, IconDeviceSdCard } from '@tabler/icons-react';
import { useZone } from '../../../domain/profile/profile.tsx';
import { keep } from '../../../domain/record/keep.ts';
import type { RecordedPatrol, Recorder } from '../../../domain/record/recorder.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toasts.tsx';
import { copyOf, maySucceed, refusedText } from '../refused.ts';
import { useStep } from '../step.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { PutOff } from './PutOff.tsx';
import { SetAsideNote } from './SetAsideNote.tsx';
import classes from './Unsent.module.css';

interface UnsentProps {
  record: RecordedPatrol;
  recorder: Recorder;
}

/**
 * Entries that are not in the record: those that the server puts off, refused or set aside, and whether the device keeps
 * them (product 17.11).
 */
export function Unsent({ record, recorder }: UnsentProps) {
  const { patrol, storageError, putOff, refused } = record;
  return (
    <>
      {storageError !== null && (
        <Alert
          role="alert"
          color="red"
          icon={<IconDeviceSdCard />}
          title={`This phone cannot keep what you write: ${storageError}`}
        >
          It is sent while this page stays open. Write it down on paper as well.
        </Alert>
      )}
      <PutOff sentence={putOff} />
      <SetAsideNote patrol={patrol} />
      {refused.map((write) => (
        <Refused key={write.id} write={write} patrol={patrol} recorder={recorder} />
      ))}
    </>
  );
}

interface RefusedProps {
  write: RecordedPatrol['refused'][number];
  patrol: RecordedPatrol['patrol'];
  recorder: Recorder;
}

function Refused({ write, patrol, recorder }: RefusedProps) {
  const zone = useZone();
  const { title, text, mend } = refusedText(write, patrol);
  const again = maySucceed(write);
  const { open } = useStep();
  return (
    <Alert role="alert" color="red" icon={<IconAlertTriangle />} title={`${title} was not taken`}>
      <p>{write.refusal?.message}</p>
      {write.refusal?.issues.map((issue) => (
        <p key={issue.path.join('.')}>
          {issue.path.join(' ')}: {issueMessage(issue)}
        </p>
      ))}
      {text && <p className={classes.text}>{text}</p>}
      {!again && !mend && <p>It cannot be taken any more. Copy the text, and give it to an admin.</p>}
      <div className={classes.buttons}>
        {again && (
          <Button variant="default" onClick={() => keep(recorder.sendAgain())}>
            Send Again
          </Button>
        )}
        {mend && (
          <Button variant="default" onClick={() => open(mend)}>
            Edit
          </Button>
        )}
        <Button variant="default" onClick={() => void copy(copyOf(write, patrol, zone))}>
          Copy Text
        </Button>
        <DiscardButton onDiscard={() => keep(recorder.discard(write.id))}>
          It was never taken into the record, and cannot be brought back.
        </DiscardButton>
      </div>
    </Alert>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess('Text copied');
  } catch {
    toastError('Unable to copy. Please select the text, and copy it yourself.');
  }
}
