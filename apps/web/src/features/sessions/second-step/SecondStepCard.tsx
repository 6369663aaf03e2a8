import { Button } from '@mantine/core';
import { formatDateTime, type Proof, secondStepRoutes } from '@patrolbook/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useZone } from '../../../domain/profile/profile.tsx';
import { call } from '../../../lib/api/api.ts';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { toastSuccess } from '../../../ui/feedback/toasts.tsx';
import { SectionCard } from '../../../ui/layout/SectionCard.tsx';
import { lazyPart } from '../../../ui/overlay/lazy-part.tsx';
import { secondStepQuery } from './queries.ts';
import classes from './SecondStepCard.module.css';

const ProofForm = lazyPart(() => import('./ProofForm.tsx'), 'ProofForm');
const RecoveryCodes = lazyPart(() => import('./RecoveryCodes.tsx'), 'RecoveryCodes');
const SetUpForm = lazyPart(() => import('./SetUpForm.tsx'), 'SetUpForm');

/** Recovery codes of which one should make new ones. */
const few = 3;

/** What the card shows: how it is, a form, or codes that are shown once. */
type View = { is: 'closed' | 'set-up' | 'renew' | 'stop' } | { is: 'codes'; codes: readonly string[] };

/** The user's authenticator app and recovery codes, of what is asked besides the password when they sign in (product 9.19). */
export function SecondStepCard() {
  const zone = useZone();
  const { data, error, refetch } = useQuery(secondStepQuery);
  const [view, setView] = useState<View>({ is: 'closed' });
  const close = () => setView({ is: 'closed' });
  const show = (is: 'set-up' | 'renew' | 'stop') => async () => {
    const form = is === 'set-up' ? SetUpForm : ProofForm;
    const [isLoaded] = await Promise.all([form.load(), RecoveryCodes.load()]);
    if (isLoaded) setView({ is });
  };
  const showCodes = (codes: readonly string[]) =>
    setView(codes.length > 0 ? { is: 'codes', codes } : { is: 'closed' });
  const renew = async (body: Proof) =>
    showCodes((await call(secondStepRoutes.renewMyRecoveryCodes, { body })).codes);
  const stop = async (body: Proof) => {
    await call(secondStepRoutes.stopMySecondStep, { body });
    toastSuccess('Turned off');
    close();
  };
  if (error && !data)
    return <ErrorCard title="Unable to load the second step" error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { since, app, recoveryCodes } = data;
  return (
    <SectionCard
      title="Second Step"
      padded
      action={
        view.is === 'closed' &&
        !app && (
          <Button variant="default" onClick={show('set-up')}>
            Set Up an App
          </Button>
        )
      }
    >
      {view.is === 'set-up' && <SetUpForm secondStep={data} onDone={showCodes} onClose={close} />}
      {view.is === 'renew' && (
        <ProofForm
          title="New Recovery Codes"
          label="Make New Codes"
          secondStep={data}
          send={renew}
          onClose={close}
        />
      )}
      {view.is === 'stop' && (
        <ProofForm title="Turn Off the App" label="Turn Off" secondStep={data} send={stop} onClose={close} />
      )}
      {view.is === 'codes' && <RecoveryCodes codes={view.codes} onDone={close} />}
      {view.is === 'closed' && since === null && (
        <p className={classes.note}>
          Whoever learns your password cannot sign in without your phone: a passkey, or a code of an
          authenticator app, is asked for as well.
        </p>
      )}
      {view.is === 'closed' && since !== null && (
        <>
          <p className={classes.note}>
            {app ? 'A code of your authenticator app, or a passkey,' : 'A passkey'} is asked for when you sign
            in with your password, since {formatDateTime(since, zone)}.{' '}
            <b className={recoveryCodes <= few ? classes.few : undefined}>{leftText(recoveryCodes)}</b>
          </p>
          <div className={classes.buttons}>
            <Button variant="default" onClick={show('renew')}>
              New Recovery Codes
            </Button>
            {app && (
              <Button variant="outline" color="red" onClick={show('stop')}>
                Turn Off
              </Button>
            )}
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
