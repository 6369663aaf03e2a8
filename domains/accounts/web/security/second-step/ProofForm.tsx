import { useForm } from '@mantine/form';
import type { Proof, SecondStep } from '#accounts/contract';
import { focusFirst } from '#lib/form/forms.ts';
import { FormButtons } from '#ui/form/FormButtons.tsx';
import { ProofFields } from './ProofFields.tsx';
import { emptyProof, proofRules, typedProof } from './proof-form.ts';
import { useProvenChange } from './proven-change.ts';
import classes from './SetUpForm.module.css';

interface ProofFormProps {
  title: string;
  /** The label of the button that sends it. */
  label: string;
  secondStep: SecondStep;
  send: (proof: Proof) => Promise<void>;
  onClose: () => void;
}

/** Asks for a proof before the second step is changed. */
export function ProofForm({ title, label, secondStep, send, onClose }: ProofFormProps) {
  const form = useForm({ initialValues: emptyProof, validate: proofRules(secondStep.since !== null) });
  const change = useProvenChange(form, send);
  const submit = form.onSubmit(
    (typed) => change.mutate(typedProof(typed)),
    (errors) => focusFirst(form, errors),
  );
  return (
    <form className={classes.form} aria-label={title} onSubmit={submit} noValidate>
      <ProofFields form={form} secondStep={secondStep} onPasskey={(passkey) => change.mutate({ passkey })} />
      <FormButtons saving={change.isPending} label={label} onCancel={onClose} />
    </form>
  );
}
