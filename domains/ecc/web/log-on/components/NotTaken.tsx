import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { eccLogOnTexts } from '#ecc/web/texts.ts';
import { keep } from '#patrols/web/recorded/keep.ts';
import type { RecordedPatrol, Recorder } from '#patrols/web/recorded/recorder.ts';
import { actionTexts } from '#texts/shared.ts';

interface NotTakenProps {
  write: RecordedPatrol['refused'][number];
  recorder: Pick<Recorder, 'discard'>;
}

/** A log-on that came too late to be sent, with the reason (product 17.34). */
export function NotTaken({ write, recorder }: NotTakenProps) {
  return (
    <Alert role="alert" color="red" icon={<IconAlertTriangle />} title={eccLogOnTexts.notTaken}>
      <p>{write.refusal?.message}</p>
      <Button variant="default" mt="sm" onClick={() => keep(recorder.discard(write.id))}>
        {actionTexts.discard}
      </Button>
    </Alert>
  );
}
