import { issueSentence, issuesFromZod, Message } from '#contract';
import { Dialog, type DialogProps } from '#ui/overlay/Dialog.tsx';
import classes from './DialogFields.module.css';
import { MessageField } from './MessageField.tsx';
import type { MessageInput } from './message.ts';
import '#ui/form/form-fields.css';

interface MessageDialogProps extends DialogProps {
  /** Undefined where nobody is mailed, so that nothing can be said. */
  message: MessageInput | undefined;
}

/**
 * A question before a change that mails people, with a field for what the admin says to them. While that is refused, the change
 * is not made.
 */
export function MessageDialog({ message, children, choices, ...dialog }: MessageDialogProps) {
  const error = message && messageError(message.text);
  const allowed = choices.map((choice) =>
    error && choice.tone === 'danger' ? { ...choice, onClick: () => undefined } : choice,
  );
  return (
    <Dialog {...dialog} choices={allowed}>
      <div className={classes.fields}>
        <p>{children}</p>
        {message && (
          <MessageField
            value={message.text}
            error={error}
            onChange={({ currentTarget }) => message.onChange(currentTarget.value)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Returns why the text is refused; undefined if it is not. */
function messageError(text: string): string | undefined {
  const { error } = Message.safeParse(text);
  return error && issuesFromZod(error, text).map(issueSentence)[0];
}
