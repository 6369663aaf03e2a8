import { catalogue, filled } from '#texts/catalogue.ts';

/** The page about what is kept about people (product 22.24). */
export const privacyTexts = catalogue('privacy', {
  unableToLoad: 'Unable to load privacy',
  aGroup: 'A patrol group',
  groupKeeps: filled('{organization} keeps its roster and its record of patrols with {product}.'),
  groupsKeep: filled(
    'Patrol groups keep their rosters and records with {product}. Each chooses for how long; this is what is usual.',
  ),

  whatIsKept: 'What is kept, and why',
  members: 'Members: name, email, phone, patrol ID number, availability and patrols, to make rosters.',
  guests: 'Guests of a patrol: name, phone and email, to invite them.',
  incidents: 'Incidents: what a patrol saw, with people and vehicles if the police may need them.',
  signingIn:
    'Signing in: when, from which network and browser. Who saw personal details, and when. Both are to notice misuse.',

  howLong: 'For how long',
  /** The name of a clock and its time, `60 days`. */
  keptFor: filled('{what}: {time}'),
  usuallyKeptFor: filled('{what}: usually {time}'),
  policeNeed: 'What the police still need: longer, until a date and for a reason that is noted.',
  stays: 'That a patrol was, what kind of thing happened, when and where: it stays.',

  whoSees: 'Who sees it',
  contacts:
    'Members see each other’s names. Phones and emails: admins, watchers, and those on the same patrol.',
  involved: 'People and vehicles of incidents: admins, watchers, and the crew that was there.',
  police: 'The police, who are told who is on patrol and how to reach them.',
  noOtherGroup: 'Nobody of another group.',
  looksLogged: filled('Who sees such details is logged for {time}.'),

  mayAsk: 'What you may ask for',
  correction: 'To see what is held about you, and to have it corrected or removed where the law allows.',
  download: 'Members download all of it from My Profile.',
  notContent: 'If you are not content with the answer: {site}, the Privacy Commissioner.',

  whomToAsk: 'Whom to ask',
  whoeverWrote: 'Whoever of the group wrote to you, or its admins.',
});
