import type { UseFormReturnType } from '@mantine/form';
import type { FormEventHandler, ReactNode } from 'react';
import { useGoBack } from '../lib/go-back.ts';
import { FormButtons } from './FormButtons.tsx';
import classes from './SaveForm.module.css';
import { UnsavedChanges } from './UnsavedChanges.tsx';

interface SaveFormProps<V extends Record<string, unknown>> {
  form: UseFormReturnType<V>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The form is being sent. */
  saving: boolean;
  /** What sends it. */
  label?: string;
  /** Keeps it as narrow as its fields. */
  className?: string | undefined;
  /** Where Cancel leads when there is no page to go back to. */
  fallback: string;
  /** Whether leaving would lose something; by default, whether anything was changed. */
  isDirty?: () => boolean;
  children: ReactNode;
}

/** The frame of a form with Cancel and Save: its parts under each other, and a question when it is left with changes. */
export function SaveForm<V extends Record<string, unknown>>(props: SaveFormProps<V>) {
  const { form, onSubmit, saving, label, className, fallback, isDirty = form.isDirty, children } = props;
  const goBack = useGoBack();
  const cancel = () => {
    form.reset();
    goBack(fallback);
  };
  return (
    <form className={[classes.form, className].filter(Boolean).join(' ')} onSubmit={onSubmit} noValidate>
      <UnsavedChanges isDirty={() => isDirty()} />
      {children}
      <FormButtons saving={saving} onCancel={cancel} {...(label && { label })} />
    </form>
  );
}
