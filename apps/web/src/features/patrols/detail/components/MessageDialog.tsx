import { MessageField } from '../../../../domain/patrols/MessageField.tsx';
import { Dialog, type DialogProps } from '../../../../ui/overlay/Dialog.tsx';
import { type MessageInput, messageError } from '../message.ts';
import classes from './FinishDialog.module.css';
import '../../../../ui/form/form-fields.css';

interface MessageDialogProps extends DialogProps {
  /** Undefined where nobody is mailed, so that nothing can be said. */
  message: MessageInput | undefined;
}

/** A question before a change that mails people, with a field for what the admin says to them. */
export function MessageDialog({ message, children, ...dialog }: MessageDialogProps) {
  return (
    <Dialog {...dialog}>
      <div className={classes.fields}>
        <p>{children}</p>
        {message && (
          <MessageField
            value={message.text}
            error={messageError(message.text)}
            onChange={({ currentTarget }) => message.onChange(currentTarget.value)}
          />
        )}
      </div>
    </Dialog>
  );
}
