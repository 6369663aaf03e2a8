import { describe, expect, it } from 'vitest';
import { renderBody } from '#platform/mail/render.ts';
import { OverdueAdmins, overdueAdminsSubject } from './overdue-admins.tsx';
import { OverdueCrew, overdueCrewSubject } from './overdue-crew.tsx';

const branding = {
  organizationName: 'Howick South',
  productName: 'Patrolbook',
  signOff: 'Aroha and the HSCP team',
};
const patrol = {
  organizationName: 'Howick South Community Patrol',
  type: 'patrol' as const,
  callSign: 'HSCP',
  title: 'HSCP',
  end: 'Sun 22 Nov 2026, 00:00',
};
const toAdmin = {
  branding,
  patrol,
  firstName: 'Ana',
  crew: [
    { name: 'Hemi TAMIHANA', phone: '021 555 0101', href: 'tel:0215550101' },
    { name: 'Mere HŌHEPA', phone: null, href: undefined },
  ],
  started: 'Sat 21 Nov 2026, 21:04',
  lastEntry: 'Site check, Sat 21 Nov 2026, 23:10',
  eventNumber: 'P061234567',
  link: 'https://patrolbook.example/patrol/1',
};
const textOf = async (urgent: boolean) =>
  (await renderBody(<OverdueAdmins {...toAdmin} urgent={urgent} />)).text;

describe('the first mail to an admin [17.8]', () => {
  it('says what was planned, what was recorded last, and who is out, to be rung', async () => {
    expect(overdueAdminsSubject({ patrol, urgent: false })).toBe(
      'Overdue: HSCP, planned until Sun 22 Nov 2026, 00:00',
    );
    const text = await textOf(false);
    for (const part of [
      'HSCP was planned until Sun 22 Nov 2026, 00:00 and has not been finished.',
      'Nothing was recorded for 30 minutes.',
      'Crew:\nHemi TAMIHANA\n021 555 0101\nMere HŌHEPA\nno phone number',
      'Ring Hemi TAMIHANA tel:0215550101',
      'Call sign: HSCP',
      'Started: Sat 21 Nov 2026, 21:04',
      'Last entry: Site check, Sat 21 Nov 2026, 23:10',
      'Event number: P061234567',
      'press Acknowledge',
      'Open the patrol https://patrolbook.example/patrol/1',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('Ring Mere');
  });
});

describe('the second [17.8]', () => {
  it('has the phone numbers too, and is the last one', async () => {
    expect(overdueAdminsSubject({ patrol, urgent: true })).toContain('Overdue, please ring the crew: HSCP');
    const text = await textOf(true);
    expect(text).toContain('Nothing was recorded for 60 minutes.');
    expect(text).toContain('Hemi TAMIHANA\n021 555 0101\nMere HŌHEPA\nno phone number');
  });
});

describe('the mail to the crew [17.8]', () => {
  it('asks to finish or to extend, and says who is told otherwise', async () => {
    const to = { branding, patrol, firstName: 'Hemi', link: 'https://patrolbook.example/patrol/1/record' };
    expect(overdueCrewSubject({ patrol })).toBe(
      'Please finish or extend: HSCP, planned until Sun 22 Nov 2026, 00:00',
    );
    const { text } = await renderBody(<OverdueCrew {...to} adminsAreTold />);
    expect(text).toContain('the admins of Howick South Community Patrol are told after 30 minutes.');
    expect(text).toContain('Finish or Extend https://patrolbook.example/patrol/1/record');
    expect((await renderBody(<OverdueCrew {...to} adminsAreTold={false} />)).text).not.toContain('admins');
  });
});
