import { type EccLogOnForm, NewEccLogOn, type Patrol } from '@patrolbook/contract';
import { useId, useState } from 'react';
import { Drafted } from '../../../../domain/record/Drafted.tsx';
import type { OpenDraft } from '../../../../lib/drafts/open-draft.ts';
import { asChanged, useDraft } from '../../../../lib/drafts/use-draft.ts';
import { useSaveForm } from '../../../../lib/form/save-form.ts';
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

/** The form of a log-on, with what was typed into it before (product 17.28). */
export function LogOn(props: LogOnProps) {
  return (
    <Drafted patrolId={props.patrol._id} form="log-on">
      {(draft) => <LogOnForm {...props} draft={draft} />}
    </Drafted>
  );
}

/**
 * The form of a log-on beside its message. Every attempt has the same id, so that only one is sent (product
 * 16.2). After a refusal the id changes, because nothing sent under the old one still counts.
 */
function LogOnForm({ patrol, start, now, draft }: LogOnProps & { draft: OpenDraft }) {
  const [_id, setId] = useState(newId);
  const [failure, setFailure] = useState<Error>();
  const formId = useId();
  const send = useLogOn(patrol._id);
  const { form, submit } = useSaveForm<ReturnType<typeof startingValues>, NewEccLogOn, Patrol>({
    initialValues: asChanged(startingValues(start), draft),
    schema: NewEccLogOn,
    bodyOf: (values) => bodyOf({ _id, training: start.training }, values),
    save: (body, then) => {
      setFailure(undefined);
      send.mutate(body, then);
    },
    onSaved: (_patrol, { resetDirty }) => {
      resetDirty();
      draft.drop();
    },
    onFailed: (error) => {
      setFailure(error);
      if (isConflict(error)) setId(newId());
    },
  });
  useDraft(form, draft);
  return (
    <>
      {start.undermanned && <StandDown crew={start.crew} />}
      <div className={classes.columns}>
        <form id={formId} aria-label="ECC LogOn" onSubmit={submit} noValidate>
          <UnsavedChanges isDirty={() => form.isDirty()} onLeave={draft.drop} />
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
