import type { ReactElement } from 'react';
import { Quote } from '#platform/mail/template/parts.tsx';

/** What an admin says to those who are mailed. */
export interface QuotedMessage {
  author: string;
  text: string;
}

/** Quotes the messages, each with its author, so that nobody takes them for words of ours (product 11.40). */
export function PersonalMessages({ messages }: { messages: readonly QuotedMessage[] }): ReactElement[] {
  return [...messages.entries()].map(([index, { author, text }]) => (
    <Quote key={index} intro={`${author} writes:`} text={text} />
  ));
}
