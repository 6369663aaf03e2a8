import { catalogue, chosen, filled } from '#texts/catalogue.ts';

/** The page that finds recorded people and plates, to export, correct or erase them (product 22.11 and 22.12). */
export const recordedTexts = catalogue('organizations/recorded', {
  about:
    'People, details of people and plates of incidents are searched, former versions and what is set aside included. What was typed about an incident, messages and mails are not: look there yourself.',
  search: 'Name, phone or plate',
  noMatch: filled('Nobody and no plate that is recorded matches “{search}”.'),
  none: 'Whom Do You Look For?',
  noneMeans: 'Type a name, a phone number or a plate of somebody who asks what is recorded of them.',
  download: 'Download',
  downloaded: 'what was found',
  found: chosen({
    record: 'In the record: {what}',
    former: 'In a former version: {what}',
    'set-aside': 'Set aside for review: {what}',
  }),
  held: 'Held for the police',
  eraseOf: filled('Erase people and plates: {what}, {when}'),
  askBeforeErasing: 'Erase people and plates of this incident?',
  erasingMeans:
    'All people, details of people and plates go, from former versions and what is set aside too, since what was written about several people cannot be told apart. All admins are mailed, and any of them can undo it within a day, on My Organization.',
  whatStays:
    'Kind, time, place, what was typed about the incident, and colour and make of vehicles stay: that something happened, and the figures, stay true.',
  erased: 'To be erased within a day',
  erasing: filled('Erased on {date}'),
  heldMeanwhile: 'This incident is held for the police. Nothing was erased.',
  unableToErase: filled('Unable to erase: {reason}'),
});
