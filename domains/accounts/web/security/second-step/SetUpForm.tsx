import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { type SecondStep, secondStepRoutes } from '#accounts/contract';
import { setUpTexts } from '#accounts/web/texts.ts';
import { call } from '#lib/api/api.ts';
import { focusFirst } from '#lib/form/forms.ts';
import { required } from '#lib/form/required.ts';
import { Filled } from '#texts/Filled.tsx';
import { ErrorCard } from '#ui/feedback/ErrorCard.tsx';
import { RowSkeletons } from '#ui/feedback/RowSkeletons.tsx';
import { FormButtons } from '#ui/form/FormButtons.tsx';
import { UnsavedChanges } from '#ui/form/UnsavedChanges.tsx';
import { ProofFields } from './ProofFields.tsx';
import { emptyProof, proofRules, typedProof } from './proof-form.ts';
import { useProvenChange } from './proven-change.ts';
import { QrCode } from './QrCode.tsx';
import { newKeyQuery } from './queries.ts';
import classes from './SetUpForm.module.css';

interface SetUpFormProps {
  secondStep: SecondStep;
  /** Called with the recovery codes, if there are new ones. */
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** The key to scan or to type, and what shows that the app has it: a code. */
export function SetUpForm({ secondStep, onDone, onClose }: SetUpFormProps) {
  const { data: made, error, refetch } = useQuery(newKeyQuery);
  const form = useForm({
    initialValues: { appCode: '', ...emptyProof },
    validate: { appCode: required, ...proofRules(secondStep.since !== null) },
  });
  const start = useProvenChange(form, async (proof) => {
    const body = { ...proof, appCode: form.getValues().appCode, sealed: made?.sealed ?? '' };
    onDone((await call(secondStepRoutes.startMySecondStep, { body })).codes);
  });
  if (error && !made)
    return <ErrorCard title={setUpTexts.unableToMakeKey} error={error} onRetry={() => void refetch()} />;
  if (!made) return <RowSkeletons plain />;
  const submit = form.onSubmit(
    (typed) => start.mutate(typedProof(typed)),
    (errors) => focusFirst(form, errors),
  );
  return (
    <form className={classes.form} aria-label={setUpTexts.setUpApp} onSubmit={submit} noValidate>
      <UnsavedChanges isDirty={() => form.isDirty()} />
      <p>{setUpTexts.scan}</p>
      <QrCode text={made.address} label={setUpTexts.qrCode} />
      <p className={classes.typed}>
        <Filled
          text={setUpTexts.onThisPhone}
          values={{
            open: <a href={made.address}>{setUpTexts.openApp}</a>,
            key: <code className={classes.key}>{made.key.replaceAll(/.{4}(?=.)/g, '$& ')}</code>,
          }}
        />
      </p>
      <TextInput
        label={setUpTexts.appCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.getInputProps('appCode')}
      />
      <ProofFields form={form} secondStep={secondStep} onPasskey={(passkey) => start.mutate({ passkey })} />
      <FormButtons saving={start.isPending} label={setUpTexts.setUp} onCancel={onClose} />
    </form>
  );
}
