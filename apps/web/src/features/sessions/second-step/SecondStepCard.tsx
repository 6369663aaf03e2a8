import { Button } from '@mantine/core';
import { formatDateTime } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useZone } from '../../../domain/profile/profile.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import { lazyPart } from '../../../ui/overlay/lazy-part.tsx';
import { secondStepQuery } from './queries.ts';
import classes from './SecondStepCard.module.css';

const SetUpForm = lazyPart(() => import('./SetUpForm.tsx'), 'SetUpForm');
const CodeForm = lazyPart(() => import('./CodeForm.tsx'), 'CodeForm');
const RecoveryCodes = lazyPart(() => import('./RecoveryCodes.tsx'), 'RecoveryCodes');

/** Recovery codes of which one should make new ones. */
const few = 3;

/** What the card shows: how it is, a form, or codes that are shown once. */
type View = { is: 'closed' | 'set-up' | 'renew' | 'stop' } | { is: 'codes'; codes: readonly string[] };

/** The user's second step: what is asked besides the password when they sign in (product 9.19). */
export function SecondStepCard() {
  const zone = useZone();
  const { data, error, refetch } = useQuery(secondStepQuery);
  const [view, setView] = useState<View>({ is: 'closed' });
  const close = () => setView({ is: 'closed' });
  const show = (is: 'set-up' | 'renew' | 'stop') => async () => {
    const form = is === 'set-up' ? SetUpForm : CodeForm;
    const [isLoaded] = await Promise.all([form.load(), RecoveryCodes.load()]);
    if (isLoaded) setView({ is });
  };
  const showCodes = (codes: readonly string[]) => setView({ is: 'codes', codes });
  if (error && !data)
    return <ErrorCard title="Unable to load the second step" error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <SectionCard
      title="Second Step"
      padded
      action={
        view.is === 'closed' &&
        data.since === null && (
          <Button variant="default" onClick={show('set-up')}>
            Set Up
          </Button>
        )
      }
    >
      {view.is === 'set-up' && <SetUpForm onDone={showCodes} onClose={close} />}
      {(view.is === 'renew' || view.is === 'stop') && (
        <CodeForm key={view.is} change={view.is} onCodes={showCodes} onClose={close} />
      )}
      {view.is === 'codes' && <RecoveryCodes codes={view.codes} onDone={close} />}
      {view.is === 'closed' && data.since === null && (
        <p className={classes.note}>
          Whoever learns your password cannot sign in without your phone: a code of an authenticator app is
          asked for as well.
        </p>
      )}
      {view.is === 'closed' && data.since !== null && (
        <>
          <p className={classes.note}>
            A code of your authenticator app is asked for when you sign in, since{' '}
            {formatDateTime(data.since, zone)}.{' '}
            <b className={data.recoveryCodes <= few ? classes.few : undefined}>
              {leftText(data.recoveryCodes)}
            </b>
          </p>
          <div className={classes.buttons}>
            <Button variant="default" onClick={show('renew')}>
              New Recovery Codes
            </Button>
            <Button variant="outline" color="red" onClick={show('stop')}>
              Turn Off
            </Button>
          </div>
        </>
      )}
    </SectionCard>
  );
}

function leftText(count: number): string {
  if (count === 0) return 'No recovery code is left.';
  return count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`;
}
