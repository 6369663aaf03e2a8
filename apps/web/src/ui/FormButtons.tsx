import { Button } from '@mantine/core';
import { keepFocus } from '../lib/forms.ts';
import classes from './FormButtons.module.css';

interface FormButtonsProps {
  /** The form is being sent; it is not sent twice. */
  saving: boolean;
  onCancel: () => void;
  /** What sends the form. */
  label?: string;
}

/** Cancel, and the button that sends, at the end of a form, on the right; side by side over the whole width of a phone. */
export function FormButtons({ saving, onCancel, label = 'Save' }: FormButtonsProps) {
  return (
    <div className={classes.buttons}>
      <Button variant="default" onMouseDown={keepFocus} onClick={onCancel}>
        Cancel
      </Button>
      <Button className={classes.save} type="submit" onMouseDown={keepFocus} loading={saving}>
        {label}
      </Button>
    </div>
  );
}
