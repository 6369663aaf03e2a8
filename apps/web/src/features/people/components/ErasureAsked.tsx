import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  answerBy,
  formatDate,
  formatLocalDate,
  formatName,
  type Person,
  personalRoutes,
} from '@patrolbook/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useZone } from '../../../domain/profile/profile.tsx';
import { call } from '../../../lib/api/api.ts';
import { focusFirst, showIssues } from '../../../lib/form/forms.ts';
import { required } from '../../../lib/form/required.ts';
import { messageOf } from '../../../lib/http/api-error.ts';
import { toastError, toastSuccess } from '../../../ui/feedback/toasts.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import classes from './ErasureAsked.module.css';

/** That the person has asked to be erased, by when that is answered and how (product 22.10). */
export function ErasureAsked({ person, asked }: { person: Person; asked: string }) {
  const zone = useZone();
  const by = formatLocalDate(answerBy(asked, zone), zone);
  return (
    <div className={classes.asked} role="note">
      <p>
        Asked on {formatDate(asked, zone)} to have their details erased. The law wants an answer by {by}:{' '}
        {person.finished === null ? 'delete them, then erase, or decline.' : 'erase, or decline.'}
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
      toastSuccess('Declined');
      close();
      void client.invalidateQueries({ queryKey: ['to-do'] });
      return client.invalidateQueries({ queryKey: ['person', id] });
    },
    onError: (error) => showIssues(form, error) || toastError(`Unable to decline: ${messageOf(error)}`),
  });
  const submit = form.onSubmit(
    (typed) => decline.mutate(typed),
    (errors) => focusFirst(form, errors),
  );
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Decline Request
      </Button>
      <ConfirmDialog
        opened={asking}
        title={`Decline the request of ${formatName(person)}?`}
        choices={[
          { label: 'Cancel', onClick: close },
          { label: 'Decline', tone: 'danger', loading: decline.isPending, onClick: () => submit() },
        ]}
        onClose={close}
      >
        <p>They read the reason on My Profile.</p>
        <form onSubmit={submit} noValidate>
          <TextInput mt={16} label="Reason" {...form.getInputProps('reason')} />
        </form>
      </ConfirmDialog>
    </>
  );
}
