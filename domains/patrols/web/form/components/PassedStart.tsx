import { Alert } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type FormEvent, type FormEventHandler, useRef, useState } from 'react';
import { serverNow, useNow } from '#lib/time/clock.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { type DraftValues, startInstantOf } from '../draft.ts';
import { patrolFormTexts } from '../texts.ts';

function consequence({ patrol }: Pick<DraftValues, 'patrol'>): string {
  return patrolFormTexts.passedMeans(patrol ? 'patrol' : 'event');
}

/** Milliseconds after which the form notices that its start has passed meanwhile. */
const checkEvery = 10_000;

/** Whether the form was given a start that has passed: a patrol may be entered for earlier today (product 5.2). */
function isPassed(form: UseFormReturnType<DraftValues>, zone: string, now: number): boolean {
  const start = startInstantOf(form.getValues(), zone);
  const chosen = form.isDirty('date') || form.isDirty('time');
  return chosen && start !== undefined && Date.parse(start) <= now;
}

interface PassedStartProps {
  form: UseFormReturnType<DraftValues>;
  /** The organization's. */
  zone: string;
}

/** Warns while the form's start has passed. */
export function PassedStartWarning({ form, zone }: PassedStartProps) {
  const passed = isPassed(form, zone, useNow(checkEvery));
  return (
    <div role="status">
      {passed && (
        <Alert mt="md" color="orange" icon={<IconAlertTriangle />} title={patrolFormTexts.passed}>
          {consequence(form.values)}
        </Alert>
      )}
    </div>
  );
}

/** Returns an `onSubmit` that asks, once for each start that has passed, before it calls the form's own. */
export function usePassedStartQuestion({ form, zone }: PassedStartProps, onSubmit: FormEventHandler) {
  const [asking, setAsking] = useState<HTMLFormElement>();
  const agreed = useRef<string>(undefined);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const asks =
      isPassed(form, zone, serverNow()) && agreed.current !== startInstantOf(form.getValues(), zone);
    if (!asks || form.validate().hasErrors) return onSubmit(event);
    event.preventDefault();
    setAsking(event.currentTarget);
  };
  const confirm = () => {
    agreed.current = startInstantOf(form.getValues(), zone);
    setAsking(undefined);
    asking?.requestSubmit();
  };
  return { submit, asking: asking !== undefined, confirm, close: () => setAsking(undefined) };
}

interface PassedStartDialogProps {
  form: UseFormReturnType<DraftValues>;
  question: Omit<ReturnType<typeof usePassedStartQuestion>, 'submit'>;
  /** The label of the choice that saves it. */
  anyway: string;
}

/** The question whether to save a start that has passed. */
export function PassedStartDialog({ form, question, anyway }: PassedStartDialogProps) {
  return (
    <ConfirmDialog
      opened={question.asking}
      title={patrolFormTexts.passed}
      choices={[
        { label: patrolFormTexts.changeStart, onClick: question.close },
        { label: anyway, onClick: question.confirm },
      ]}
      onClose={question.close}
    >
      {consequence(form.values)}
    </ConfirmDialog>
  );
}
