import { Button, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { usePosition } from '../../../lib/browser/position.ts';
import { required } from '../../../lib/form/required.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { signInTexts } from '../../../texts/auth/sign-in.ts';
import { fieldTexts } from '../../../texts/fields.ts';
import { toastError } from '../../../ui/feedback/toasts.tsx';
import { coordinatesOf } from '../fields/place.ts';
import { type OwnRecord, quiet, recordAlone } from './alone.ts';
import classes from './RecordAlone.module.css';

interface RecordAloneProps {
  own: OwnRecord;
  /** Called once an entry is kept. */
  onKept: () => void;
}

/** Goes on recording without a session: what happened, here and now. Nothing of the patrol is shown. */
export function RecordAlone({ own, onKept }: RecordAloneProps) {
  const { fix } = usePosition();
  const form = useForm({ initialValues: { what: '', whatDetails: '' }, validate: { what: required } });
  const keep = async (entry: { what: string; whatDetails: string | null }) => {
    try {
      await recordAlone(own, entry, coordinatesOf(fix));
      form.reset();
      onKept();
    } catch (error) {
      toastError(messageOf(error));
    }
  };
  return (
    <form
      className={classes.form}
      aria-label={signInTexts.goOnRecording}
      onSubmit={form.onSubmit(keep)}
      noValidate
    >
      <h2>{signInTexts.goOnRecording}</h2>
      <p>{signInTexts.recordingAlone}</p>
      <Button size="xl" variant="default" onClick={() => void keep(quiet)}>
        {signInTexts.allQuietHere}
      </Button>
      <TextInput label={fieldTexts.what} autoComplete="off" {...form.getInputProps('what')} />
      <Textarea label={fieldTexts.details} autosize minRows={2} {...form.getInputProps('whatDetails')} />
      <Button size="xl" type="submit">
        {signInTexts.keepOnPhone}
      </Button>
    </form>
  );
}
