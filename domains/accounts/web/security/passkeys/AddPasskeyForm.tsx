import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { passkeyRoutes, type SecondStep } from '#accounts/contract';
import { setUpTexts } from '#accounts/web/texts.ts';
import { call } from '#lib/api/api.ts';
import { focusFirst } from '#lib/form/forms.ts';
import { required } from '#lib/form/required.ts';
import { actionTexts, fieldTexts } from '#texts/shared.ts';
import { toastSuccess } from '#ui/feedback/toasts.tsx';
import { FormButtons } from '#ui/form/FormButtons.tsx';
import { makePasskey } from '../../passkeys/webauthn.ts';
import { ProofFields } from '../second-step/ProofFields.tsx';
import { emptyProof, proofRules, typedProof } from '../second-step/proof-form.ts';
import { useProvenChange } from '../second-step/proven-change.ts';
import classes from '../second-step/SetUpForm.module.css';
import { browserName } from '../session-text.ts';

interface AddPasskeyFormProps {
  secondStep: SecondStep;
  /** Called with the recovery codes, if there are new ones. */
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Names a passkey, has the browser make it, and keeps it. */
export function AddPasskeyForm({ secondStep, onDone, onClose }: AddPasskeyFormProps) {
  const form = useForm({
    initialValues: { name: browserName(navigator.userAgent), ...emptyProof },
    validate: { name: required, ...proofRules(secondStep.since !== null) },
  });
  const add = useProvenChange(form, async (proof) => {
    const made = await makePasskey(await call(passkeyRoutes.prepareMyPasskey));
    const body = { ...proof, name: form.getValues().name, made };
    const { codes } = await call(passkeyRoutes.addMyPasskey, { body });
    toastSuccess(setUpTexts.passkeyAdded);
    onDone(codes);
  });
  const submit = form.onSubmit(
    (typed) => add.mutate(typedProof(typed)),
    (errors) => focusFirst(form, errors),
  );
  return (
    <form className={classes.form} aria-label={setUpTexts.addPasskey} onSubmit={submit} noValidate>
      <TextInput
        label={fieldTexts.name}
        description={setUpTexts.passkeyNameHint}
        {...form.getInputProps('name')}
      />
      <ProofFields form={form} secondStep={secondStep} onPasskey={(passkey) => add.mutate({ passkey })} />
      <FormButtons saving={add.isPending} label={actionTexts.add} onCancel={onClose} />
    </form>
  );
}
