import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatDateTime } from '#contract';
import { call } from '#lib/api/api.ts';
import { messageOf } from '#lib/http/api-error.ts';
import { addressChangeRoutes } from '#membership/contract';
import type { Person } from '#people/contract';
import { useZone } from '#people/web/profile.tsx';
import { actionTexts } from '#texts/shared.ts';
import { toastError, toastSuccess } from '#ui/feedback/toasts.tsx';
import { addressChangeTexts as texts } from '../texts.ts';
import classes from './ErasureAsked.module.css';

interface AddressChangingProps {
  id: string;
  change: NonNullable<Person['addressChange']>;
}

/** That the person's address is to be changed, when, and how an admin withdraws it (product 9.62). */
export function AddressChanging({ id, change: { email, due } }: AddressChangingProps) {
  const client = useQueryClient();
  const until = formatDateTime(due, useZone());
  const withdraw = useMutation({
    mutationFn: () => call(addressChangeRoutes.withdrawAddressChange, { params: { id } }),
    onSuccess: () => toastSuccess(texts.withdrawn),
    onError: (error) => toastError(texts.unableToWithdraw({ reason: messageOf(error) })),
    onSettled: () => client.invalidateQueries({ queryKey: ['person', id] }),
  });
  return (
    <div className={classes.asked} role="note">
      <p>{texts.waits(email === null ? 'removed' : 'changed', { email: email ?? '', until })}</p>
      <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {actionTexts.withdraw}
      </Button>
    </div>
  );
}
