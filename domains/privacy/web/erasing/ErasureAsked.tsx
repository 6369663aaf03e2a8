import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate, formatLocalDate, formatName } from '#contract';
import { call } from '#lib/api/api.ts';
import { focusFirst, showIssues } from '#lib/form/forms.ts';
import { required } from '#lib/form/required.ts';
import { messageOf } from '#lib/http/api-error.ts';
import classes from '#membership/web/people/components/ErasureAsked.module.css';
import { leavingTexts } from '#membership/web/texts.ts';
import { answerBy, type Person } from '#people/contract';
import { useZone } from '#people/web/profile.tsx';
import { personalRoutes } from '#privacy/contract';
import { actionTexts, fieldTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';

/** That the person has asked to be erased, by when that is answered and how (product 22.10). */
export function ErasureAsked({ person, asked }: { person: Person; asked: string }) {
  const zone = useZone();
  const until = formatLocalDate(answerBy(asked, zone), zone);
  return (
    <div className={classes.asked} role="note">
      <p>
        {leavingTexts.erasureAsked(person.finished === null ? 'member' : 'left', {
          date: formatDate(asked, zone),
          until,
        })}
      </p>
      <Decline person={person} />
    </div>
  );
}

function Decline({ person }: { person: Person }) {
  const { _id: id } = person;
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const form = useForm({ initialValues: { reason: '' }, validate: { reason: required } });
  const close = () => {
    setAsking(false);
    form.reset();
  };
  const decline = useMutation({
    mutationFn: (body: typeof form.values) => call(personalRoutes.declineErasure, { params: { id }, body }),
    onSuccess: () => {
      toastSuccess(leavingTexts.declined);
      close();
      void client.invalidateQueries({ queryKey: ['to-do'] });
      return client.invalidateQueries({ queryKey: ['person', id] });
    },
    onError: (error) =>
      showIssues(form, error) || toastError(leavingTexts.unableToDecline({ reason: messageOf(error) })),
  });
  const submit = form.onSubmit(
    (typed) => decline.mutate(typed),
    (errors) => focusFirst(form, errors),
  );
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {leavingTexts.declineRequest}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={leavingTexts.askBeforeDeclining({ name: formatName(person) })}
        choices={[
          { label: actionTexts.cancel, onClick: close },
          { label: actionTexts.decline, tone: 'danger', loading: decline.isPending, onClick: () => submit() },
        ]}
        onClose={close}
      >
        <p>{leavingTexts.reasonShown}</p>
        <form onSubmit={submit} noValidate>
          <TextInput mt={16} label={fieldTexts.reason} {...form.getInputProps('reason')} />
        </form>
      </ConfirmDialog>
    </>
  );
}
