import { Button } from '@mantine/core';
import { keepFocus } from '#lib/form/forms.ts';
import { actionTexts } from '#texts/shared.ts';
import classes from './FormButtons.module.css';

interface FormButtonsProps {
  /** The form is being sent and cannot be sent again. */
  saving: boolean;
  /** There is nothing to send. */
  disabled?: boolean | undefined;
  onCancel: () => void;
  /** The label of the button that sends the form. */
  label?: string;
  /** The label of a second button that sends the form, whose name is `another`. */
  another?: string | undefined;
}

/** Cancel and the buttons that send, at the end of a form: on the right, or over the whole width of a phone. */
export function FormButtons({
  saving,
  disabled,
  onCancel,
  label = actionTexts.save,
  another,
}: FormButtonsProps) {
  return (
    <div className={classes.buttons}>
      <Button variant="default" onMouseDown={keepFocus} onClick={onCancel}>
        {actionTexts.cancel}
      </Button>
      {another && (
        <Button variant="default" type="submit" name="another" onMouseDown={keepFocus} disabled={saving}>
          {another}
        </Button>
      )}
      <Button
        className={classes.save}
        type="submit"
        onMouseDown={keepFocus}
        loading={saving}
        disabled={disabled}
      >
        {label}
      </Button>
    </div>
  );
}
