import { PasswordInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type PasskeyAnswer, passkeyRoutes, type SecondStep } from '#accounts/contract';
import { proofTexts } from '#accounts/web/texts.ts';
import { call } from '#lib/api/api.ts';
import { useProfile } from '#people/web/profile.tsx';
import { fieldTexts } from '#texts/shared.ts';
import { PasskeyButton } from '../../passkeys/PasskeyButton.tsx';
import type { emptyProof } from './proof-form.ts';
import '#ui/form/form-fields.css';

interface ProofFieldsProps<Values extends typeof emptyProof> {
  form: UseFormReturnType<Values>;
  secondStep: SecondStep;
  /** Called with what a passkey has signed, which stands for both fields. */
  onPasskey: (passkey: PasskeyAnswer) => unknown;
}

/** Asks for what shows that the account is the user's: the password, with a code where there is a second step, or a passkey (product 9.23). */
export function ProofFields<Values extends typeof emptyProof>({
  form,
  secondStep: { since, app, passkeys },
  onPasskey,
}: ProofFieldsProps<Values>) {
  const { email } = useProfile();
  return (
    <>
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      {passkeys.length > 0 && (
        <PasskeyButton
          label={proofTexts.passkey}
          challenge={() => call(passkeyRoutes.challengeMyPasskey)}
          onAnswer={onPasskey}
        />
      )}
      {since !== null && (
        <TextInput
          label={app ? fieldTexts.code : proofTexts.recoveryCode}
          description={app ? proofTexts.codeHint : undefined}
          autoComplete="one-time-code"
          {...form.getInputProps('code')}
        />
      )}
      <PasswordInput
        label={proofTexts.currentPassword}
        autoComplete="current-password"
        {...form.getInputProps('currentPassword')}
      />
    </>
  );
}
