import type { ReactElement } from 'react';

/** A template: it makes the subject and the body of a mail from the same props. */
export interface Template<Props> {
  subject(props: Props): string;
  Body(props: Props): ReactElement;
}

/** Templates by name. */
export type Templates = Readonly<Record<string, Template<never>>>;

/** What a template is filled with. */
export type PropsOf<T> = T extends { Body(props: infer Props): ReactElement } ? Props : never;

/** What is to be rendered. The props are plain data, since they are copied to a thread (decision 15). */
export interface EmailContent {
  template: string;
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

/** Returns a function that writes emails with these templates. Only their types are imported here: threads load the templates. */
export function contentWriter<T extends Templates>() {
  return <Name extends keyof T & string>(template: Name, props: PropsOf<T[Name]> & object): EmailContent => ({
    template,
    props,
  });
}
