import { Button } from '@mantine/core';
import classes from './FormButtons.module.css';

interface FormButtonsProps {
  /** The form is being sent; it is not sent twice. */
  saving: boolean;
  onCancel: () => void;
}

/** Cancel and Save at the end of a form, on the right; side by side over the whole width of a phone. */
export function FormButtons({ saving, onCancel }: FormButtonsProps) {
  return (
    <div className={classes.buttons}>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      <Button className={classes.save} type="submit" loading={saving}>
        Save
      </Button>
    </div>
  );
}
