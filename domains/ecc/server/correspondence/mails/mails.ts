import { eccAnswered } from './ecc-answered.tsx';
import { eccMessages } from './ecc-message.tsx';

/** The mails to the ECC, and those that tell the crew of its answer. */
export const mails = [...Object.values(eccMessages), eccAnswered];
