import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { signInTexts } from '#accounts/web/texts.ts';
import { recentFix, useKeepPosition } from '#lib/browser/position.ts';
import { required } from '#lib/form/required.ts';
import { deviceClock, serverMoment } from '#lib/time/clock.ts';
import { keep } from '#patrols/web/recorded/keep.ts';
import { actionTexts, fieldTexts } from '#texts/shared.ts';
import { coordinatesOf, locationOf } from '../fields/place.ts';
import { useAllQuiet } from '../quiet/use-all-quiet.ts';
import { aloneRecorder, type OwnRecord } from './alone.ts';
import classes from './RecordAlone.module.css';

interface RecordAloneProps {
  own: OwnRecord;
  /** Called once what waits has changed. */
  onKept: () => void;
}

/** Goes on recording without a session: what happened, here and now. Nothing of the patrol is shown. */
export function RecordAlone({ own, onKept }: RecordAloneProps) {
  const alone = aloneRecorder(own);
  const [saving, setSaving] = useState(false);
  const form = useForm({ initialValues: { what: '', whatDetails: '' }, validate: { what: required } });
  const quiet = useAllQuiet({
    record: (...entry) => alone.record(...entry).then(onKept),
    remove: (id) => alone.remove(id).then(onKept),
  });
  useKeepPosition();
  const save = (typed: typeof form.values) => {
    setSaving(true);
    const location = locationOf({ address: '', coordinates: coordinatesOf(recentFix()) });
    const saved = alone.record({ ...typed, when: serverMoment(), location }, deviceClock.stamp());
    keep(
      saved
        .then(form.reset)
        .then(onKept)
        .finally(() => setSaving(false)),
    );
  };
  return (
    <form
      className={classes.form}
      aria-label={signInTexts.goOnRecording}
      onSubmit={form.onSubmit(save)}
      noValidate
    >
      <h2>{signInTexts.goOnRecording}</h2>
      <p>{signInTexts.recordingAlone}</p>
      <Button size="xl" variant="default" aria-disabled={quiet.noted !== null} onClick={quiet.note}>
        {signInTexts.allQuietHere}
      </Button>
      {quiet.noted && (
        <Button variant="subtle" onClick={quiet.undo}>
          {actionTexts.undo}
        </Button>
      )}
      <TextInput label={fieldTexts.what} autoComplete="off" {...form.getInputProps('what')} />
      <Textarea label={fieldTexts.details} autosize minRows={2} {...form.getInputProps('whatDetails')} />
      <Button size="xl" type="submit" loading={saving}>
        {signInTexts.keepOnPhone}
      </Button>
    </form>
  );
}
