import { addHours, capitalized, formatDateTime, formatTime } from '#contract';
import type { EccLogOnDetails, EccLogOnSubject, EccPatrol } from '#patrols/contract';
import type { Vehicle } from '#vehicles/contract';

/** What to say to the ECC on the phone to log on, in the order in which an operator asks (product 16.3). */

/** A piece of a script; the key ones are what the operator writes down. */
export interface ScriptPart {
  text: string;
  isKey: boolean;
}

export function eccLogOnScript(patrol: EccLogOnSubject, details: EccLogOnDetails): ScriptPart[] {
  const { when, hours, crew, guests } = patrol;
  const { phone, vehicle, overt, standDownReason } = details;
  return [
    ...introduction(patrol),
    say(', logging on for '),
    key(`${spokenTime(when, patrol)} to ${spokenTime(addHours(when, hours), patrol)}`),
    say(`. ${capitalized(count(crew.length + guests.length))} on board`),
    say(standDownReason ? `: ${standDownReason.replace(/\.$/, '')}. ` : '. '),
    ...(vehicle ? spokenVehicle(vehicle) : []),
    ...(overt === null ? [] : [say(overt ? 'We patrol overtly. ' : 'We patrol covertly. ')]),
    say('Contact phone '),
    key(phone),
    say('. Could we have an event number, please?'),
  ];
}

/** Spells letters in the NATO alphabet and digits one by one: `Kilo Lima Mike 1 2 7`. */
export function spell(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
  return [...plain].map((character) => alphabet.get(character) ?? character).join(' ');
}

const alphabet = new Map(
  (
    'Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike ' +
    'November Oscar Papa Quebec Romeo Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu'
  )
    .split(' ')
    .map((word) => [word.charAt(0), word] as const),
);

const say = (text: string): ScriptPart => ({ text, isKey: false });
const key = (text: string): ScriptPart => ({ text, isKey: true });

function introduction({ training, callSign, organization }: EccPatrol): ScriptPart[] {
  return [
    say(training ? 'This is training only. This is community patrol ' : 'This is community patrol '),
    key(spell(callSign)),
    say(', from '),
    key(organization.policeStation),
    say(' station'),
  ];
}

function spokenVehicle({ rego, make, model, color }: Vehicle): ScriptPart[] {
  const looks = [color?.toLowerCase(), make, model].filter(Boolean).join(' ');
  return [say('Vehicle '), key(spell(rego)), say(looks ? `, ${article(looks)} ${looks}. ` : '. ')];
}

function article(words: string): string {
  return /^[aeiou]/i.test(words) ? 'an' : 'a';
}

/** Says the date only if the time is neither on the day of tonight's start nor on the morning after it. */
function spokenTime(instant: string, { when, organization: { timeZone } }: EccPatrol): string {
  const hoursIn = (Date.parse(instant) - Date.parse(when)) / 3_600_000;
  if (hoursIn >= 24) return formatDateTime(instant, timeZone);
  const time = formatTime(instant, timeZone);
  return { '00:00': 'midnight', '12:00': 'noon' }[time] ?? time;
}

const numbers = ['no one', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function count(people: number): string {
  return numbers[people] ?? String(people);
}
