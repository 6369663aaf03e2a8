import { EccAnswered, eccAnsweredSubject } from './ecc-answered.tsx';
import { EccMessageBody, eccMessageSubject } from './ecc-message.tsx';

/** The mail templates of this feature. */
export const templates = {
  'ecc-answered': { subject: eccAnsweredSubject, Body: EccAnswered },
  'ecc-message': { subject: eccMessageSubject, Body: EccMessageBody },
};
