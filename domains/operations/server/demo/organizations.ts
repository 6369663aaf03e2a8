import { people } from './people.ts';

/** The time zone of the demonstration. */
export const zone = 'Pacific/Auckland';

export const howickSouth = {
  code: 'HSCP',
  name: 'Howick South Community Patrol',
  policeStation: 'Howick',
  eccEmail: 'ecc@police.example',
  timeZone: zone,
  emailFrom: 'Howick South Patrol <roster@hscp.example.nz>',
  emailSignOff: 'Ngā mihi, Aroha and the HSCP team',
  coordinatorName: 'Aroha Tamihana',
  coordinatorPhone: people.aroha.phone,
  patrolMeetUpInstructions: 'Meet at the station back door on Moore Street, 15 minutes before the start.',
  patrollerInstructions:
    'Bring your vest, torch and warrant card. Observe and report, never chase. In an emergency ring 111.',
  joinPage: true,
  joinWords: 'We patrol Howick on Fridays and Saturdays, two to a car. Questions? Ring Aroha, 021 555 0142.',
  experiencedOnEach: true,
  patrolNames: ['Regular patrol', 'Late patrol', 'Guy Fawkes patrol', 'New Year patrol', 'Christmas parade'],
};

interface Neighbour {
  code: string;
  /** Also the name of its police station. */
  place: string;
  admin: readonly [firstName: string, lastName: string];
  timeZone?: string;
}

/** More organizations, each with an admin only, so that the super administrator's list has a second page. */
export const neighbours: readonly Neighbour[] = [
  { code: 'AKCC', place: 'Albany', admin: ['Sandra', 'Whitfield'] },
  { code: 'BBCP', place: 'Birkenhead Beach Haven', admin: ['Rāwiri', 'Paki'] },
  { code: 'CHCP', place: 'Chatham Islands', admin: ['Deborah', 'Preece'], timeZone: 'Pacific/Chatham' },
  { code: 'DVCP', place: 'Devonport', admin: ['Ian', 'Calder'] },
  { code: 'EBCP', place: 'Eastern Bays', admin: ['Mei', 'Wong'] },
  { code: 'FBCP', place: 'Franklin', admin: ['Bruce', 'Lockwood'] },
  { code: 'GLCP', place: 'Glen Eden', admin: ['Anjali', 'Menon'] },
  { code: 'MGCP', place: 'Māngere', admin: ['Tevita', 'Fonua'] },
  { code: 'MTCP', place: 'Mount Eden', admin: ['Hugh', 'Sinclair'] },
  { code: 'ORCP', place: 'Ōrākei', admin: ['Te Rina', 'Hāwira'] },
  { code: 'PKCP', place: 'Papakura', admin: ['Lorraine', 'Beattie'] },
  { code: 'RMCP', place: 'Remuera', admin: ['Simon', 'Ashby'] },
  { code: 'TKCP', place: 'Takapuna', admin: ['Yuki', 'Tanaka'] },
  { code: 'WGCP', place: 'Whangaparāoa', admin: ['Gail', "O'Brien"] },
];
