import { type EccLogOnForm, NewEccLogOn, type Patrol } from '@patrolbook/contract';
import { useId, useState } from 'react';
import { useSaveForm } from '../../../../lib/form/save-form.ts';
import { useSavedInput } from '../../../../lib/form/saved-input.ts';
import { isConflict } from '../../../../lib/http/api-error.ts';
import { newId } from '../../../../lib/http/new-id.ts';
import { UnsavedChanges } from '../../../../ui/form/UnsavedChanges.tsx';
import { bodyOf, detailsOf, startingValues } from '../log-on.ts';
import { useLogOn } from '../queries.ts';
import { DetailsCard } from './DetailsCard.tsx';
import classes from './LogOn.module.css';
import { MessageCard } from './MessageCard.tsx';
import { StandDown } from './StandDown.tsx';

interface LogOnProps {
  patrol: Patrol;
  start: EccLogOnForm;
  /** ISO instant. */
  now: string;
}

/**
 * The form of a log-on beside its message. Every attempt has the same id, so that only one is sent (product
 * 16.2). After a refusal the id changes, because nothing sent under the old one still counts.
 */
export function LogOn({ patrol, start, now }: LogOnProps) {
  const [_id, setId] = useState(newId);
  const [failure, setFailure] = useState<Error>();
  const formId = useId();
  const send = useLogOn(patrol._id);
  const { form, submit } = useSaveForm<ReturnType<typeof startingValues>, NewEccLogOn, Patrol>({
    initialValues: startingValues(start),
    schema: NewEccLogOn,
    bodyOf: (values) => bodyOf({ _id, training: start.training }, values),
    save: (body, then) => {
      setFailure(undefined);
      send.mutate(body, then);
    },
    onSaved: (_patrol, { resetDirty }) => resetDirty(),
    onFailed: (error) => {
      setFailure(error);
      if (isConflict(error)) setId(newId());
    },
  });
  useSavedInput(form);
  return (
    <>
      {start.undermanned && <StandDown crew={start.crew} />}
      <div className={classes.columns}>
        <form id={formId} aria-label="ECC LogOn" onSubmit={submit} noValidate>
          <UnsavedChanges isDirty={() => form.isDirty()} />
          <DetailsCard form={form} start={start} />
        </form>
        <MessageCard
          patrol={patrol}
          start={start}
          now={now}
          formId={formId}
          failure={failure}
          details={detailsOf(form.values)}
          sending={send.isPending}
        />
      </div>
    </>
  );
}
