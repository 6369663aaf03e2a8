import type { AddressChangeLink } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { isDeadLink } from '../../../lib/http/api-error.ts';
import { addressChangeTexts as texts } from '../../../texts/people/address-change.ts';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '../../../ui/feedback/RowSkeletons.tsx';
import classes from './AddressChange.module.css';
import { AddressChangeCard } from './AddressChangeCard.tsx';
import { addressChangeQuery, useAnswerAddressChange } from './queries.ts';

/** The change of an address, which its owner confirms or stops. */
export function AddressChangeByLink({ linkToken }: { linkToken: string }) {
  const { data: change, error, refetch } = useQuery(addressChangeQuery(linkToken));
  const answer = useAnswerAddressChange(linkToken);
  if (change && answer.isSuccess)
    return <Answered change={change} confirmed={answer.variables === 'confirm'} />;
  if ([error, answer.error].some(isDeadLink)) return <Said title={texts.deadLink}>{texts.whyDead}</Said>;
  if (change) return <AddressChangeCard change={change} answer={answer} />;
  if (error) return <ErrorCard title={texts.unableToLoad} error={error} onRetry={() => void refetch()} />;
  return <RowSkeletons plain />;
}

function Answered({ change, confirmed }: { change: AddressChangeLink; confirmed: boolean }) {
  if (!confirmed) return <Said title={texts.stopped}>{texts.tellAnother}</Said>;
  return <Said title={texts.confirmed}>{change.to === null ? texts.noAccount : texts.signInAnew}</Said>;
}

/** Takes the focus, so that screen readers read it out. */
function Said({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        {title}
      </h2>
      <p className={classes.text}>{children}</p>
    </>
  );
}
