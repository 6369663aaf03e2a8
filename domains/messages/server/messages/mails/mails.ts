import { messageMail } from './message.tsx';

/** The mails of messages. */
export const mails = [messageMail];
