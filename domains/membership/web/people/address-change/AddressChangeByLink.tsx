import { useQuery } from '@tanstack/react-query';
import { isDeadLink } from '#lib/http/api-error.ts';
import type { AddressChangeLink } from '#people/contract';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { addressChangeTexts as texts } from '../texts.ts';
import { AddressChangeCard } from './AddressChangeCard.tsx';
import { addressChangeQuery, useAnswerAddressChange } from './queries.ts';

/** The change of an address, which its owner confirms or stops. */
export function AddressChangeByLink({ linkToken }: { linkToken: string }) {
  const { data: change, error, refetch } = useQuery(addressChangeQuery(linkToken));
  const answer = useAnswerAddressChange(linkToken);
  if (change && answer.isSuccess)
    return <Answered change={change} confirmed={answer.variables === 'confirm'} />;
  if ([error, answer.error].some(isDeadLink)) return <Notice title={texts.deadLink}>{texts.whyDead}</Notice>;
  if (change) return <AddressChangeCard change={change} answer={answer} />;
  if (error) return <ErrorCard title={texts.unableToLoad} error={error} onRetry={() => void refetch()} />;
  return <RowSkeletons plain />;
}

function Answered({ change, confirmed }: { change: AddressChangeLink; confirmed: boolean }) {
  if (!confirmed) return <Notice title={texts.stopped}>{texts.tellAnother}</Notice>;
  return <Notice title={texts.confirmed}>{change.to === null ? texts.noAccount : texts.signInAnew}</Notice>;
}
