import type { UseFormReturnType } from '@mantine/form';
import type { FormEventHandler, ReactNode } from 'react';
import { useSavedInput } from '#lib/form/saved-input.ts';
import { useGoBack } from '#lib/navigation/go-back.ts';
import { FormButtons } from './FormButtons.tsx';
import classes from './SaveForm.module.css';
import { UnsavedChanges } from './UnsavedChanges.tsx';

interface SaveFormProps<V extends Record<string, unknown>> {
  form: UseFormReturnType<V>;
  /** Tells it apart from other forms at the same path, for what is kept of it. */
  name?: string;
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** The form is being sent. */
  saving: boolean;
  /** There is nothing to send. */
  disabled?: boolean;
  /** The label of the button that sends it. */
  label?: string;
  /** The label of a second button that sends it, to begin anew; its name is `another`. */
  another?: string;
  /** Limits the width to that of the fields. */
  className?: string | undefined;
  /** Where Cancel leads when there is no page to go back to. */
  fallback: string;
  /** Whether leaving would lose changes; by default the form's own `isDirty`. */
  isDirty?: () => boolean;
  children: ReactNode;
}

/** The frame of a form with Cancel and Save. It asks before the form is left with changes, and keeps them when the session ends (product 14.8). */
export function SaveForm<V extends Record<string, unknown>>(props: SaveFormProps<V>) {
  const {
    form,
    name,
    onSubmit,
    saving,
    disabled,
    label,
    another,
    className,
    fallback,
    isDirty = form.isDirty,
    children,
  } = props;
  const goBack = useGoBack();
  useSavedInput(form, name);
  const cancel = () => {
    form.reset();
    goBack(fallback);
  };
  return (
    <form className={[classes.form, className].filter(Boolean).join(' ')} onSubmit={onSubmit} noValidate>
      <UnsavedChanges isDirty={() => isDirty()} />
      {children}
      <FormButtons
        saving={saving}
        disabled={disabled}
        onCancel={cancel}
        another={another}
        {...(label && { label })}
      />
    </form>
  );
}
