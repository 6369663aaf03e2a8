import { describe, expect, it } from 'vitest';
import { isUsualEventNumber, NewEccLogOn } from '#patrols/contract';
import { Rego } from '#vehicles/contract';
import { eccExtensionMessage, eccLogOffMessage, eccLogOnMessage, eccMessageText } from './message.ts';
import { eccLogOnScript, type ScriptPart, spell } from './script.ts';

/** Sat 21 Nov 2026, 21:00 in Auckland. */
const patrol = {
  callSign: 'HSCP',
  organization: { name: 'Howick South', code: 'HSCP', policeStation: 'Howick', timeZone: 'Pacific/Auckland' },
  when: '2026-11-21T08:00:00.000Z',
  hours: 3,
  training: false,
  crew: [
    { name: 'Graeme PATTERSON', idNumber: '4711', phone: '021 555 0118' },
    { name: 'Aroha TAMIHANA', idNumber: null, phone: null },
  ],
  guests: ['Const. Matt Reihana'],
};
const bare = { phone: '021 555 0142', vehicle: null, overt: null, notes: null, standDownReason: null };
const vehicle = { rego: 'KLM127', make: 'Toyota', model: 'Corolla', color: 'silver' };
const full = { ...bare, vehicle, overt: false, notes: 'School holiday list.\nThen the wharf.' };
const known = { policeEventNumber: 'P061234567', phone: '021 555 0142' };
const textOf = (parts: ScriptPart[]) => parts.map(({ text }) => text).join('');

describe('the log-on', () => {
  it('says who, when and whom to ring first, then every fact on a line [16.3]', () => {
    const message = eccLogOnMessage(patrol, full);
    expect(message.subject).toBe('Patrol log on: HSCP, Sat 21 Nov 2026, 21:00 to 00:00');
    expect(eccMessageText(message)).toBe(
      [
        'HSCP from Howick, Sat 21 Nov 2026, 21:00 to 00:00. Ring 021 555 0142.',
        '',
        'Call sign: HSCP',
        'Organization: Howick South',
        'Station: Howick',
        'Start: Sat 21 Nov 2026, 21:00',
        'Expected finish: Sun 22 Nov 2026, 00:00',
        'Contact phone: 021 555 0142',
        'Crew (2):',
        'Graeme PATTERSON, ID 4711, 021 555 0118',
        'Aroha TAMIHANA',
        'Guests (1): Const. Matt Reihana',
        'Vehicle: KLM127, Toyota Corolla, silver',
        'Overt or covert: Covert',
        'Notes:',
        'School holiday list.',
        'Then the wharf.',
      ].join('\n'),
    );
  });

  it('leaves out what is not known [16.3]', () => {
    const labels = eccLogOnMessage({ ...patrol, guests: [] }, bare).facts.map(({ label }) => label);
    expect(labels).not.toContain('Vehicle');
    expect(labels).not.toContain('Overt or covert');
    expect(labels).not.toContain('Guests (0)');
    expect(labels).not.toContain('Notes');
  });

  it('says why one person patrols alone [16.3]', () => {
    const alone = { ...patrol, crew: patrol.crew.slice(0, 1), guests: [] };
    const details = { ...bare, standDownReason: 'A constable rides along.' };
    const message = eccLogOnMessage(alone, details);
    expect(message.facts).toContainEqual({
      label: 'Only one on the crew',
      value: 'A constable rides along.',
    });
    expect(textOf(eccLogOnScript(alone, details))).toContain('One on board: A constable rides along. ');
  });

  it('gives the finish a date when it is a day later or more', () => {
    const { subject } = eccLogOnMessage({ ...patrol, hours: 30 }, bare);
    expect(subject).toBe('Patrol log on: HSCP, Sat 21 Nov 2026, 21:00 to Mon 23 Nov 2026, 03:00');
  });

  it('is marked TRAINING for a test patrol [16.8]', () => {
    const { subject, facts } = eccLogOnMessage({ ...patrol, training: true }, bare);
    expect(subject).toMatch(/^TRAINING: Patrol log on/);
    expect(facts[0]).toEqual({ label: 'Training', value: 'Not a real patrol' });
  });

  it('is read out on the phone as it is spoken [16.3]', () => {
    const script = eccLogOnScript(patrol, full);
    expect(textOf(script)).toBe(
      'This is community patrol Hotel Sierra Charlie Papa, from Howick station, logging on for 21:00 to midnight. ' +
        'Three on board. Vehicle Kilo Lima Mike 1 2 7, a silver Toyota Corolla. We patrol covertly. ' +
        'Contact phone 021 555 0142. Could we have an event number, please?',
    );
    expect(script.filter(({ isKey }) => isKey).map(({ text }) => text)).toContain('Kilo Lima Mike 1 2 7');
  });
});

describe('what the ECC hears later', () => {
  it('names the event number and both finishes of an extension [16.10]', () => {
    const extended = { ...patrol, hours: 4.5 };
    const { subject, summary, facts } = eccExtensionMessage(extended, { ...known, formerHours: 3 });
    expect(subject).toBe('Patrol extended: HSCP, until Sun 22 Nov 2026, 01:30');
    expect(summary).toBe('HSCP from Howick is on patrol until Sun 22 Nov 2026, 01:30. Ring 021 555 0142.');
    expect(facts.slice(-4)).toEqual([
      { label: 'Event number', value: 'P061234567' },
      { label: 'Contact phone', value: '021 555 0142' },
      { label: 'New finish', value: 'Sun 22 Nov 2026, 01:30' },
      { label: 'Former finish', value: 'Sun 22 Nov 2026, 00:00' },
    ]);
  });

  it('names the moment of the finish in a log-off [16.9]', () => {
    const finished = '2026-11-21T11:12:00.000Z';
    const { subject, facts } = eccLogOffMessage(patrol, { policeEventNumber: null, phone: null, finished });
    expect(subject).toBe('Patrol log off: HSCP, finished Sun 22 Nov 2026, 00:12');
    expect(facts.map(({ label }) => label)).not.toContain('Event number');
  });
});

it.each([
  ['Ōhāriu-9', 'Oscar Hotel Alfa Romeo India Uniform - 9'],
  ['klm127', 'Kilo Lima Mike 1 2 7'],
])('spells %s', (text, spoken) => {
  expect(spell(text)).toBe(spoken);
});

it.each([
  ['P061234567', true],
  ['p061234567', true],
  ['P61234567', false],
  ['P0612345678', false],
  ['061234567', false],
  ['P06123456 7', false],
])('%s has the usual form of an event number: %s [16.5]', (text, usual) => {
  expect(isUsualEventNumber(text)).toBe(usual);
});

it.each([
  ['klm 127', 'KLM127'],
  ['A', 'A'],
])('takes %s as the rego %s [16.2]', (text, rego) => {
  expect(Rego.parse(text)).toBe(rego);
});

it.each([['KLM1278'], [' '], ['KLM-12'], ['ÅBC']])('does not take %j as a rego [16.2]', (text) => {
  expect(Rego.safeParse(text).success).toBe(false);
});

it('takes a log-on with nothing but its id and phone, and blanks as nothing', () => {
  const _id = '01900000-0000-7000-8000-000000000009';
  const parsed = NewEccLogOn.parse({ _id, phone: '021', vehicle: { rego: 'A', make: ' ' }, notes: ' ' });
  expect(parsed).toEqual({
    _id,
    phone: '021',
    vehicle: { rego: 'A', make: null, model: null, color: null },
    overt: null,
    notes: null,
    standDownReason: null,
  });
});
