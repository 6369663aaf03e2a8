import type { ReactElement } from 'react';

/** A template: it makes the subject and the body of a mail from the same props. */
export interface Template<Props> {
  subject(props: Props): string;
  Body(props: Props): ReactElement;
}

/** What is to be rendered. The props are plain data, since they are copied to a thread (decision 15). */
export interface EmailContent<Name extends string = string> {
  /** The name of its template. */
  template: Name;
  props: object;
  /** Whom the mail is for, if it goes to the address of somebody else: its subject and its first line say so. */
  addressee?: string;
  /** The page on which the recipient of a mail that nobody has to get chooses whether to get such mails. */
  choices?: string;
}

/** An email's rendered content; HTML and text are made from the same element. */
export interface RenderedContent {
  subject: string;
  html: string;
  text: string;
}
