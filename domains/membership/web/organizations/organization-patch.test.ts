import { describe, expect, it } from 'vitest';
import { type Organization, OrganizationPatch } from '#organizations/contract';
import { chosenSettings, defaultSettings } from '#organizations/contract/settings.fixture.ts';
import { patchBody, settingsOf } from './organization-patch.ts';

const anOrganization: Organization = {
  _id: '0197a3de-0000-7000-8000-000000000001',
  code: 'HSCP',
  name: 'Howick South Community Patrol',
  policeStation: 'Howick',
  timeZone: 'Pacific/Auckland',
  eccPhone: '09 555 0111',
  ecc: { phone: null, takesMail: false },
  eccEmail: null,
  emailFrom: 'Patrolbook <noreply@example.nz>',
  patrollerInstructions: '',
  patrolMeetUpInstructions: '',
  patrolNames: ['Regular patrol'],
};
const initial = settingsOf(anOrganization);

it('each setting of an organization is opened and sent as it is [3.1]', () => {
  const unset = settingsOf({ ...anOrganization, ...defaultSettings, name: '', policeStation: '' });
  const chosen = settingsOf({ ...anOrganization, ...chosenSettings });
  expect(OrganizationPatch.parse(patchBody(chosen, unset))).toEqual(chosenSettings);
});

describe('the patch of an organization', () => {
  it('is empty when nothing was changed, so that defaults stay defaults', () => {
    expect(patchBody({ ...initial }, initial)).toEqual({});
  });

  it('holds what was changed and nothing else', () => {
    const values = { ...initial, policeStation: 'Pakuranga', patrolNames: ['Regular patrol', 'Late patrol'] };
    expect(patchBody(values, initial)).toEqual({
      policeStation: 'Pakuranga',
      patrolNames: ['Regular patrol', 'Late patrol'],
    });
  });

  it('clears the address and phone of the ECC with null, and the sender with an empty text', () => {
    const patch = patchBody({ ...initial, eccPhone: ' ', emailFrom: '' }, initial);
    expect(patch).toEqual({ eccPhone: null, emailFrom: '' });
    expect(OrganizationPatch.safeParse(patch).success).toBe(true);
  });

  it('holds a patrol name that is still being typed', () => {
    const patch = patchBody({ ...initial, typedName: ' Late patrol ' }, initial);
    expect(patch).toEqual({ patrolNames: ['Regular patrol', 'Late patrol'] });
  });

  it('leaves out a typed patrol name that is blank or there already', () => {
    expect(patchBody({ ...initial, typedName: ' ' }, initial)).toEqual({});
    expect(patchBody({ ...initial, typedName: 'regular PATROL' }, initial)).toEqual({});
  });
});
