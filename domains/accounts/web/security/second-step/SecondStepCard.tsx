import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Proof, secondStepRoutes } from '#accounts/contract';
import { secondStepTexts } from '#accounts/web/texts.ts';
import { formatDateTime } from '#contract';
import { call } from '#lib/api/api.ts';
import { useZone } from '#people/web/profile.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { toastSuccess } from '#ui/feedback/toasts.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { lazyPart } from '#ui/overlay/lazy-part.tsx';
import { cannotBeRemoved } from './cannot-be-removed.ts';
import { secondStepQuery } from './queries.ts';
import classes from './SecondStepCard.module.css';

const ProofForm = lazyPart(() => import('./ProofForm.tsx'), 'ProofForm');
const RecoveryCodes = lazyPart(() => import('./RecoveryCodeList.tsx'), 'RecoveryCodeList');
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
    toastSuccess(secondStepTexts.turnedOff);
    close();
  };
  if (error && !data)
    return <ErrorCard title={secondStepTexts.unableToLoad} error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { since, app, recoveryCodes } = data;
  const isLast = cannotBeRemoved(data);
  return (
    <SectionCard
      title={secondStepTexts.title}
      padded
      action={
        view.is === 'closed' &&
        !app && (
          <Button variant="default" onClick={show('set-up')}>
            {secondStepTexts.setUpApp}
          </Button>
        )
      }
    >
      {view.is === 'set-up' && <SetUpForm secondStep={data} onDone={showCodes} onClose={close} />}
      {view.is === 'renew' && (
        <ProofForm
          title={secondStepTexts.newCodes}
          label={secondStepTexts.makeNewCodes}
          secondStep={data}
          send={renew}
          onClose={close}
        />
      )}
      {view.is === 'stop' && (
        <ProofForm
          title={secondStepTexts.turnOffApp}
          label={secondStepTexts.turnOff}
          secondStep={data}
          send={stop}
          onClose={close}
        />
      )}
      {view.is === 'codes' && <RecoveryCodes codes={view.codes} onDone={close} />}
      {view.is === 'closed' && since === null && <p className={classes.note}>{secondStepTexts.hint}</p>}
      {view.is === 'closed' && since !== null && (
        <>
          <p className={classes.note}>
            {secondStepTexts.asked(app ? 'app' : 'passkey', { when: formatDateTime(since, zone) })}{' '}
            <b className={recoveryCodes <= few ? classes.few : undefined}>{leftText(recoveryCodes)}</b>
          </p>
          {isLast && <p className={classes.note}>{secondStepTexts.required}</p>}
          <div className={classes.buttons}>
            <Button variant="default" onClick={show('renew')}>
              {secondStepTexts.newCodes}
            </Button>
            {app && !isLast && (
              <Button variant="outline" color="red" onClick={show('stop')}>
                {secondStepTexts.turnOff}
              </Button>
            )}
          </div>
        </>
      )}
    </SectionCard>
  );
}

function leftText(count: number): string {
  return count === 0 ? secondStepTexts.noneLeft : secondStepTexts.left(count);
}
