import { catalogue, chosen, filled } from '#texts/catalogue.ts';

/** What the form that edits a patrol says besides. */
export const patrolEditTexts = catalogue('patrols/edit', {
  eventTitle: 'Edit Event',
  back: chosen({ patrol: 'Back to the Patrol', event: 'Back to the Event' }),
  updated: chosen({ patrol: 'Patrol updated', event: 'Event updated' }),
  unableToUpdate: chosen({ patrol: 'Unable to update patrol', event: 'Unable to update event' }),
  isDraft: 'It is still a draft. Nobody is mailed before you finalize it.',
  mails: filled('Moving or renaming it mails {whom}.'),
  mailsGroups: chosen({
    crew: 'Moving or renaming it mails the crew and the guests who have an email address.',
    all: 'Moving or renaming it mails the crew and the guests who have an email address, and the watchers.',
  }),
  asksAgain: 'Those who had accepted will be asked again.',
  endsTraining: 'Its log-on was training and will not count. The crew has to log on with the ECC.',
});
