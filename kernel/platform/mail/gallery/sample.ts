import type { EmailContent } from '../content.ts';
import type { Branding } from '../template/layout.tsx';

/** Mails to be looked at (`/dev/mail/templates`), and the people and things that they name. */

export interface MailSample {
  /** The template's name, and after it the variant's. */
  name: string;
  content: EmailContent;
}

export const organizationName = 'Howick South Community Patrol';
export const longOrganizationName =
  'Ōtāhuhu, Māngere East and Papatoetoe Neighbourhood Community Patrol Charitable Trust';
export const branding: Branding = {
  organizationName,
  productName: 'Patrolbook',
  signOff: 'Aroha and the Howick South team',
};
export const longBranding: Branding = {
  organizationName: longOrganizationName,
  productName: 'Patrolbook',
  signOff: 'Kind regards\nMargaret-Rose Featherstonehaugh-Montgomery\nRoster coordinator\n021 555 0101',
};
export const when = 'Sat 5 Dec 2026, 21:00';
export const policeEventNumber = 'P061234567';
export const graeme = {
  firstName: 'Graeme',
  lastName: 'Patterson',
  name: 'Graeme PATTERSON',
  phone: '021 555 0101',
};
export const wiremu = { firstName: 'Wiremu', lastName: 'Hōhepa', name: 'Wiremu HŌHEPA', phone: null };
export const guestName = 'Const. Matt Reihana';

const site = 'https://patrolbook.example';
const id = '01900000-0000-7000-8000-000000000005';
/** A secret of a personal link, as long as a real one. */
export const token = `${id}.hTqXz0vN3mW8sKcYb5LrPdJ1uQfGiA7eBoVxRw2kM4Z`;
export const links = {
  site: `${site}/`,
  assignment: `${site}/assignment/confirm/${token}`,
  offeredPlaces: `${site}/assignment/offers/${token}`,
  allAssignments: `${site}/assignment/all/${token}`,
  password: `${site}/set-password/${token}`,
  join: `${site}/join/confirm/${token}`,
  choices: `${site}/notices/${token}`,
  joinRequests: `${site}/people/requests`,
  ecc: `${site}/ecc/${token}`,
  patrol: `${site}/patrol/${id}`,
  record: `${site}/patrol/${id}/record`,
  organization: `${site}/organization`,
  report: `${site}/report/2026/11`,
};
