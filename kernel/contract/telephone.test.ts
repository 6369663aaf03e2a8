import { expect, it } from 'vitest';
import { telHref } from './telephone.ts';

const none = undefined;

it.each([
  ['021 555 0131', 'tel:0215550131'],
  ['(09) 555-0111', 'tel:095550111'],
  ['09 5550131', 'tel:095550131'],
  ['03 555 0131', 'tel:035550131'],
  ['06 555 0131', 'tel:065550131'],
  ['07 555 0131', 'tel:075550131'],
  ['0204 123 4567', 'tel:02041234567'],
  ['021 02 345 678', 'tel:02102345678'],
  ['0800 123 456', 'tel:0800123456'],
  ['0508 765 423', 'tel:0508765423'],
  ['0 2 1 5 5 5 0 1 3 1', 'tel:0215550131'],
  ['04/387 1234', 'tel:043871234'],
  ['021 / 555 0131', 'tel:0215550131'],
  ['021.555.0131', 'tel:0215550131'],
  ['021,555,0131', 'tel:0215550131'],
  ['021 [555] 0131', 'tel:0215550131'],
])('a number is rung as it is dialled in New Zealand: %s [contact-links]', (phone, href) => {
  expect(telHref(phone, 'Pacific/Auckland')).toBe(href);
});

it.each([
  ['+64 21 555 0131', 'tel:+64215550131'],
  ['+64 (0) 21 555 0131', 'tel:+64215550131'],
  ['+64 021 555 0131', 'tel:+64215550131'],
  ['+64 0 21 555 0131', 'tel:+64215550131'],
  ['+64(021)5550131', 'tel:+64215550131'],
  ['64 (0)21 555 0131', 'tel:+64215550131'],
  ['(+64) 21 555 0131', 'tel:+64215550131'],
  ['+ 64 21 555 0131', 'tel:+64215550131'],
  ['\uff0b64 21 555 0131', 'tel:+64215550131'],
  ['++64 21 555 0131', 'tel:+64215550131'],
  ['64215550131', 'tel:+64215550131'],
  ['00 64 (0) 21 555 0131', 'tel:+64215550131'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['+44 7700 900123 (home)', 'tel:+447700900123'],
  ['0044 20 7946 0958', 'tel:+442079460958'],
  ['+61 0412 345 678', 'tel:+61412345678'],
  ['+39 06 1234567', 'tel:+39061234567'],
  ['+1 (202) 555-0131', 'tel:+12025550131'],
  ['+685 72 12345', 'tel:+6857212345'],
  ['+999 123 4567', none],
  ['+64', none],
])(
  'the code of a country is dialled without the nought that it replaces: %s [contact-links]',
  (phone, href) => {
    expect(telHref(phone, 'Pacific/Auckland')).toBe(href);
  },
);

it.each([
  ['021 555 0131 / 04 387 1234', 'tel:0215550131'],
  ['021 555 0131 (04 387 1234)', 'tel:0215550131'],
  ['021 555 0131   04 387 1234', 'tel:0215550131'],
  ['021 555 0131 or 04 387 1234', 'tel:0215550131'],
  ['0215550131 043871234', 'tel:0215550131'],
  ['0215550131,043871234', 'tel:0215550131'],
  ['021 555 0131\n04 387 1234', 'tel:0215550131'],
  ['021 555 0131 +64 4 387 1234', 'tel:0215550131'],
  ['027-555-0163 (Mere) 021-555-0101 (Hemi)', 'tel:0275550163'],
  ['04 387 1234 ext 12', 'tel:043871234'],
  ['021 555 0131;ext=12', 'tel:0215550131'],
  ['04 387 1234 #12', 'tel:043871234'],
  ['04 387 1234, 12', 'tel:043871234'],
  ['021 555 0131x12', 'tel:0215550131'],
])('the first of several numbers is rung, without an extension: %s [contact-links]', (phone, href) => {
  expect(telHref(phone, 'Pacific/Auckland')).toBe(href);
});

it.each([
  ['04 387 1234 (after 6pm)', 'tel:043871234'],
  ['04 387 1234 (6 to 9)', 'tel:043871234'],
  ['09 555 0111 9 to 5', 'tel:095550111'],
  ['021 555 0131 9-5', 'tel:0215550131'],
  ['1. 021 555 0131', 'tel:0215550131'],
  ['1) 021 555 0131', 'tel:0215550131'],
  ['#1 021 555 0131', 'tel:0215550131'],
  ['*021 555 0131', 'tel:0215550131'],
  ['home2: 04 387 1234', 'tel:043871234'],
  ['home 09 555 0111, after six', 'tel:095550111'],
  ['24/7 021 555 0131', 'tel:0215550131'],
  ['021 555 013 24/7', 'tel:021555013'],
  ['Mon-Fri 9-5 04 387 1234', 'tel:043871234'],
  ['0800-1700 021 555 0131', 'tel:0215550131'],
  ['18:30 021 555 0131', 'tel:0215550131'],
  ['6.30pm-9pm: 021 555 0131', 'tel:0215550131'],
  ['Unit 3 021 555 0131', 'tel:0215550131'],
  ['2/14 Hill Rd 04 387 1234', 'tel:043871234'],
  ['09 555 0111 12 Main St', 'tel:095550111'],
  ['PIN 0212 021 555 0131', 'tel:0215550131'],
  ['021 555 0131 27/11/2026', 'tel:0215550131'],
  ['tel:021 555 0131', 'tel:0215550131'],
  ['mob021 555 0131', 'tel:0215550131'],
  ['<tel:0215550131>', 'tel:0215550131'],
])('what stands beside a number is not dialled: %s [contact-links]', (phone, href) => {
  expect(telHref(phone, 'Pacific/Auckland')).toBe(href);
});

it.each([
  ['none', none],
  ['', none],
  ['ask Hemi', none],
  ['387 1234', none],
  ['1234', none],
  ['PIN 047123', none],
  ['12 Queen Street', none],
  ['27/11/2026', none],
  ['08 11 2026', none],
  ['2026-11-27', none],
  ['21122012', none],
  ['0830-1700', none],
  ['0800 to 1700', none],
  ['8.30-17.00', none],
  ['P057123457', none],
  ['O21 555 0131', none],
  ['6.42156E+11', none],
  ['2,15E+08', none],
])('what is no number is not rung: %s [contact-links]', (phone, href) => {
  expect(telHref(phone, 'Pacific/Auckland')).toBe(href);
});

it.each([
  ['021\u2013555\u20130131', 'tel:0215550131'],
  ['021\u2011555\u20110131', 'tel:0215550131'],
  ['021\u2212555\u22120131', 'tel:0215550131'],
  ['021\u30fc555\u30fc0131', 'tel:0215550131'],
  ['021\u00a0555\u202f0131', 'tel:0215550131'],
  ['021\u00b7555\u20220131', 'tel:0215550131'],
  ['\u202a021 555\u200b0131\u202c', 'tel:0215550131'],
  ['\uff10\uff12\uff11 \uff15\uff15\uff15 \uff10\uff11\uff13\uff11', 'tel:0215550131'],
  ['\u0660\u0662\u0661 \u0665\u0665\u0665 \u0660\u0661\u0663\u0661', 'tel:0215550131'],
  ['\u0966\u0968\u0967 \u096b\u096b\u096b \u0966\u0967\u0969\u0967', 'tel:0215550131'],
])('digits, dashes and blanks of every kind are read: %s [contact-links]', (phone, href) => {
  expect(telHref(phone, 'Pacific/Auckland')).toBe(href);
});

it.each([
  ['215550131', 'tel:0215550131'],
  ['43871234', 'tel:043871234'],
  ['800123456', 'tel:0800123456'],
  ["'0215550131", 'tel:0215550131'],
  ['="0215550131"', 'tel:0215550131'],
  ['215550131.0', 'tel:0215550131'],
  ['021-555-0131.0', 'tel:0215550131'],
])('what a spreadsheet did to a number is undone: %s [contact-links]', (phone, href) => {
  expect(telHref(phone, 'Pacific/Auckland')).toBe(href);
});

it.each([
  ['03 1234567', 'tel:031234567'],
  ['(02) 555 0131', 'tel:025550131'],
])('a number that is not known, but might be, is dialled as it is: %s [contact-links]', (phone, href) => {
  expect(telHref(phone, 'Pacific/Auckland')).toBe(href);
});

it.each([
  ['*555', 'tel:*555'],
  ['* 555 (traffic)', 'tel:*555'],
  ['111', 'tel:111'],
  ['111 or 04 387 1234', 'tel:111'],
  ['111, ask for Police', 'tel:111'],
  ['Police 105', 'tel:105'],
  ['021 555 0131 or 111', 'tel:0215550131'],
  ['Room 111', none],
  ['105 Queen Street', none],
])(
  'the short numbers of the police are rung where a number is expected: %s [contact-links]',
  (phone, href) => {
    expect(telHref(phone, 'Pacific/Auckland')).toBe(href);
  },
);

it.each([
  ['0800 POLICE', 'tel:0800765423'],
  ['0800 police', 'tel:0800765423'],
  ['0800-POLICE', 'tel:0800765423'],
  ['0800 POLICE (765 423)', 'tel:0800765423'],
  ['0800 POLICE STATION', 'tel:0800765423'],
  ['0800 DRIVE SAFE', 'tel:08003748372'],
  ['0508 4 HELP NZ', 'tel:05084435769'],
  ['0800 call me', none],
])('a word is dialled by the letters of the keys: %s [contact-links]', (phone, href) => {
  expect(telHref(phone, 'Pacific/Auckland')).toBe(href);
});

it.each([
  ['0412 345 678', 'tel:0412345678'],
  ['(02) 5550 1234', 'tel:0255501234'],
  ['412345678', 'tel:0412345678'],
  ['131 444', 'tel:131444'],
  ['000', 'tel:000'],
  ['0011 64 21 555 0131', 'tel:+64215550131'],
  ['+64 021 555 0131', 'tel:+64215550131'],
  ['105', none],
])('an organization in Australia dials as there: %s [contact-links]', (phone, href) => {
  expect(telHref(phone, 'Australia/Sydney')).toBe(href);
});
