import { Button, PasswordInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconKeyOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { secondStepRoutes } from '#accounts/contract';
import { formatName } from '#contract';
import { call } from '#lib/api/api.ts';
import { focusFirst, showIssues } from '#lib/form/forms.ts';
import { required } from '#lib/form/required.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { personTexts } from '#membership/web/texts.ts';
import type { Person } from '#people/contract';
import { actionTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { personQuery } from '../queries.ts';

/** Takes the second step off a member who has lost their phone, once the admin has given their own password (product 9.21). */
export function ResetSecondStep({ person }: { person: Person }) {
  const { _id: id } = person;
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const form = useForm({
    initialValues: { currentPassword: '' },
    validate: { currentPassword: required },
  });
  const close = () => {
    setAsking(false);
    form.reset();
  };
  const reset = useMutation({
    mutationFn: (body: typeof form.values) =>
      call(secondStepRoutes.resetSecondStep, { params: { id }, body }),
    onSuccess: () => {
      toastSuccess(personTexts.wasReset);
      close();
      void client.invalidateQueries({ queryKey: personQuery(id).queryKey });
    },
    onError: (error) =>
      showIssues(form, error) || toastError(personTexts.unableToReset({ reason: messageOf(error) })),
  });
  const submit = form.onSubmit(
    (typed) => reset.mutate(typed),
    (errors) => focusFirst(form, errors),
  );
  return (
    <>
      <Button variant="default" leftSection={<IconKeyOff />} onClick={() => setAsking(true)}>
        {personTexts.resetSecondStep}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={personTexts.askBeforeResetting({ name: formatName(person) })}
        choices={[
          { label: actionTexts.cancel, onClick: close },
          { label: personTexts.reset, tone: 'danger', loading: reset.isPending, onClick: () => submit() },
        ]}
        onClose={close}
      >
        <p>{personTexts.resetMeans}</p>
        <form onSubmit={submit} noValidate>
          <PasswordInput
            mt={16}
            label={personTexts.ownPassword}
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
        </form>
      </ConfirmDialog>
    </>
  );
}
