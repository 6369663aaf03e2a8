import { eccMessageText, type ScriptPart } from '#ecc/contract';
import type { EccMessage } from '#patrols/contract';
import classes from './EccMessageText.module.css';

/** A message to the ECC, word for word as it is mailed and kept (product 16.3). */
export function EccMessageText({ message }: { message: EccMessage }) {
  return (
    <div className={classes.message}>
      <b>{message.subject}</b>
      {`\n\n${eccMessageText(message)}`}
    </div>
  );
}

/** What to say on the phone; amber is what the operator writes down. */
export function Script({ parts }: { parts: readonly ScriptPart[] }) {
  return (
    <blockquote className={classes.script}>
      {[...parts.entries()].map(([index, { text, isKey }]) =>
        isKey ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
      )}
    </blockquote>
  );
}
