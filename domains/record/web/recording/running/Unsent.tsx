import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle, IconDeviceSdCard } from '@tabler/icons-react';
import { issueSentence } from '#contract';
import { keep } from '#patrols/web/recorded/keep.ts';
import type { RecordedPatrol, Recorder } from '#patrols/web/recorded/recorder.ts';
import { useZone } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { maySucceed, refusedText, refusedTextOf } from '../refused.ts';
import { useStep } from '../step.ts';
import { recordUnsentTexts } from '../texts.ts';
import type { Unsaved } from '../unsaved.ts';
import { CopyWaiting } from './CopyWaiting.tsx';
import { copyText } from './copy-text.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { PutOff } from './PutOff.tsx';
import { SetAsideNote } from './SetAsideNote.tsx';
import classes from './Unsent.module.css';

interface UnsentProps {
  record: RecordedPatrol;
  recorder: Recorder;
  /** As in CopyWaiting. */
  unsaved?: readonly Unsaved[];
}

/**
 * Entries that are not in the record: those that cannot be sent, that the server puts off, refused or set aside, and whether the device
 * keeps them (product 17.11).
 */
export function Unsent({ record, recorder, unsaved = [] }: UnsentProps) {
  const { patrol, storageError, putOff, refused } = record;
  return (
    <>
      {storageError !== null && (
        <Alert
          role="alert"
          color="red"
          icon={<IconDeviceSdCard />}
          title={recordUnsentTexts.cannotKeep({ reason: storageError })}
        >
          {recordUnsentTexts.cannotKeepMeans}
        </Alert>
      )}
      <CopyWaiting record={record} unsaved={unsaved} />
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
    <Alert
      role="alert"
      color="red"
      icon={<IconAlertTriangle />}
      title={recordUnsentTexts.notTaken({ what: title })}
    >
      <p>{write.refusal?.message}</p>
      {write.refusal?.issues.map((issue) => (
        <p key={issue.path.join('.')}>
          {issue.path.join(' ')}: {issueSentence(issue)}
        </p>
      ))}
      {text && <p className={classes.text}>{text}</p>}
      {!again && !mend && <p>{recordUnsentTexts.cannotBeTaken}</p>}
      <div className={classes.buttons}>
        {again && (
          <Button variant="default" onClick={() => keep(recorder.sendAgain())}>
            {actionTexts.sendAgain}
          </Button>
        )}
        {mend && (
          <Button variant="default" onClick={() => open(mend)}>
            {actionTexts.edit}
          </Button>
        )}
        <Button variant="default" onClick={() => void copyText(refusedTextOf(write, patrol, zone))}>
          {recordUnsentTexts.copyText}
        </Button>
        <DiscardButton onDiscard={() => keep(recorder.discard(write.id))}>
          {recordUnsentTexts.neverTaken}
        </DiscardButton>
      </div>
    </Alert>
  );
}
