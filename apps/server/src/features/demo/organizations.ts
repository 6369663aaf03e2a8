/** Where the demonstration patrols. */
export const zone = 'Pacific/Auckland';

export const howickSouth = {
  code: 'HSCP',
  name: 'Howick South Community Patrol',
  policeStation: 'Howick',
  timeZone: zone,
  emailFrom: 'Howick South Patrol <roster@hscp.example.nz>',
  emailSignOff: 'Ngā mihi, Aroha and the HSCP team',
  patrolMeetUpInstructions: 'Meet at the station back door on Moore Street, 15 minutes before the start.',
  patrollerInstructions:
    'Bring your vest, torch and warrant card. Observe and report, never chase. In an emergency ring 111.',
  patrolNames: ['Regular patrol', 'Late patrol', 'Guy Fawkes patrol', 'New Year patrol', 'Christmas parade'],
};

interface Neighbour {
  code: string;
  /** Its police station, too. */
  place: string;
  admin: readonly [firstName: string, lastName: string];
  timeZone?: string;
}

/** Others on the same platform, so that the super administrator's list has more than a page; nobody but their admin is in them. */
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
