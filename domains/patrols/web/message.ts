/** What an admin says to those whom a change mails (product 5.15). */

/** The text as typed, and what changes it. */
export interface MessageInput {
  text: string;
  onChange: (text: string) => void;
}

/** Returns the text as a call sends it: left out if it is blank. */
export function messageBody(text: string): { message?: string } {
  return text.trim() === '' ? {} : { message: text };
}
