/** What is held about a member: what erasure takes away of it, and what stays and why (decision 88). */
interface PersonalPart {
  title: string;
  /** Null if all of it stays. */
  goes: string | null;
  /** Null if nothing of it stays. */
  stays: string | null;
}

/** The parts in the order in which they are shown and exported. */
export const personalParts = {
  profile: {
    title: 'Profile',
    goes: 'Email, phone, patrol ID number, password and choices of mails',
    stays: 'First and last name, roles and dates of membership: records of patrols name their crews.',
  },
  availability: { title: 'Availability', goes: 'Availability and pairing', stays: null },
  signingIn: {
    title: 'Signing In',
    goes: 'Second step, passkeys, and sessions with their devices and addresses',
    stays:
      'The history of signing in and of what they looked at until its time is over, since misuse is found by it; which links were mailed, without the links.',
  },
  assignments: {
    title: 'Patrols',
    goes: null,
    stays: 'Who was on which patrol and answered how: the record of each patrol, and its figures.',
  },
  offers: {
    title: 'Offers, Cover and Swaps',
    goes: 'Reasons that were given for dropping out',
    stays: 'Who offered a place, was asked for it and took it: how a crew came about.',
  },
  record: {
    title: 'The Record',
    goes: null,
    stays: 'Who recorded what on patrols: it may become evidence.',
  },
  ecc: {
    title: 'Police Log-Ons',
    goes: 'The own address that messages of test patrols went to',
    stays: 'What was sent to the ECC, names and phone numbers included: evidence of who was out.',
  },
  mails: {
    title: 'Mails',
    goes: 'Address and text of mails that were received',
    stays: 'Kind and time of each mail: who was told. Messages to many, until their time is over.',
  },
  decisions: {
    title: 'Decisions',
    goes: null,
    stays: 'Who changed, cancelled or decided what for the organization: others rely on it.',
  },
} as const satisfies Record<string, PersonalPart>;
export type PersonalPartName = keyof typeof personalParts;

/** Said besides the parts: what police asked to be kept stays longest. */
export const heldStaysText = 'What is held for the police stays until its hold ends.';
