import { Message, messageSubject } from './message.tsx';

/** The mail templates of this feature. */
export const templates = {
  message: { subject: messageSubject, Body: Message },
};
