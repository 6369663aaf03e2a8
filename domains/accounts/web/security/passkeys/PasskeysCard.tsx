import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Passkey, type Proof, passkeyRoutes } from '#accounts/contract';
import { secondStepTexts } from '#accounts/web/texts.ts';
import { call } from '#lib/api/api.ts';
import { Filled } from '#texts/Filled.tsx';
import { actionTexts } from '#texts/shared.ts';
import { toastSuccess } from '#ui/feedback/toasts.tsx';
import { RowList } from '#ui/layout/RowList.tsx';
import { SectionCard } from '#ui/layout/SectionCard.tsx';
import { lazyPart } from '#ui/overlay/lazy-part.tsx';
import { knowsPasskeys } from '../../passkeys/webauthn.ts';
import { cannotBeRemoved } from '../second-step/cannot-be-removed.ts';
import { secondStepQuery } from '../second-step/queries.ts';
import { PasskeyRow } from './PasskeyRow.tsx';
import classes from './PasskeysCard.module.css';

const AddPasskeyForm = lazyPart(() => import('./AddPasskeyForm.tsx'), 'AddPasskeyForm');
const RenamePasskeyForm = lazyPart(() => import('./RenamePasskeyForm.tsx'), 'RenamePasskeyForm');
const ProofForm = lazyPart(() => import('../second-step/ProofForm.tsx'), 'ProofForm');
const RecoveryCodes = lazyPart(() => import('../second-step/RecoveryCodeList.tsx'), 'RecoveryCodeList');

/** What the card shows: the passkeys, a form, or codes that are shown once. */
type View =
  | { is: 'closed' | 'add' }
  | { is: 'rename' | 'remove'; passkey: Passkey }
  | { is: 'codes'; codes: readonly string[] };

/** The user's passkeys, which sign in by themselves (product 9.23). Errors are shown by the second step's card. */
export function PasskeysCard() {
  const { data } = useQuery(secondStepQuery);
  const [view, setView] = useState<View>({ is: 'closed' });
  const close = () => setView({ is: 'closed' });
  if (!data) return null;
  const add = async () => {
    const [isLoaded] = await Promise.all([AddPasskeyForm.load(), RecoveryCodes.load()]);
    if (isLoaded) setView({ is: 'add' });
  };
  const open = async (is: 'rename' | 'remove', passkey: Passkey) => {
    const form = is === 'rename' ? RenamePasskeyForm : ProofForm;
    if (await form.load()) setView({ is, passkey });
  };
  const remove =
    ({ _id: id }: Passkey) =>
    async (body: Proof) => {
      await call(passkeyRoutes.removeMyPasskey, { params: { id }, body });
      toastSuccess(secondStepTexts.passkeyRemoved);
      close();
    };
  const isClosed = view.is === 'closed';
  const isLast = cannotBeRemoved(data);
  const action = isClosed && knowsPasskeys() && (
    <Button variant="default" onClick={add}>
      {secondStepTexts.addPasskey}
    </Button>
  );
  return (
    <SectionCard
      title={secondStepTexts.passkeys}
      action={action}
      padded={!isClosed || data.passkeys.length === 0}
    >
      {view.is === 'add' && (
        <AddPasskeyForm
          secondStep={data}
          onDone={(codes) => (codes.length > 0 ? setView({ is: 'codes', codes }) : close())}
          onClose={close}
        />
      )}
      {view.is === 'rename' && <RenamePasskeyForm passkey={view.passkey} onClose={close} />}
      {view.is === 'remove' && (
        <>
          <p className={classes.question}>
            <Filled text={secondStepTexts.askBeforeRemoving} values={{ name: <b>{view.passkey.name}</b> }} />
          </p>
          <ProofForm
            title={secondStepTexts.removePasskey}
            label={actionTexts.remove}
            secondStep={data}
            send={remove(view.passkey)}
            onClose={close}
          />
        </>
      )}
      {view.is === 'codes' && <RecoveryCodes codes={view.codes} onDone={close} />}
      {isClosed && data.passkeys.length === 0 && (
        <p className={classes.note}>{secondStepTexts.passkeysHint}</p>
      )}
      {isClosed && data.passkeys.length > 0 && (
        <RowList>
          {data.passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey._id}
              passkey={passkey}
              onRename={() => void open('rename', passkey)}
              onRemove={isLast ? null : () => void open('remove', passkey)}
            />
          ))}
        </RowList>
      )}
    </SectionCard>
  );
}
