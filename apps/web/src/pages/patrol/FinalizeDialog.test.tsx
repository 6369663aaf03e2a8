// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { recipientsText } from '#crew/web/recipients-text.ts';
import { noEccText } from '#ecc/web/ecc-text.ts';
import { aPatrol, aroha, graeme, pending } from '#patrols/web/patrol.fixture.ts';
import { show } from '../../dom.fixture.tsx';
import { FinalizeDialog } from './FinalizeDialog.tsx';

describe('the people whom finalizing mails', () => {
  it.each([
    [
      { unmailed: [], patrollers: 3, guests: 1, watchers: 4, digests: 0 },
      '3 patrollers, 1 guest and 4 watchers',
    ],
    [{ unmailed: [], patrollers: 1, guests: 0, watchers: 2, digests: 0 }, '1 patroller and 2 watchers'],
    [{ unmailed: [], patrollers: 0, guests: 0, watchers: 1, digests: 0 }, '1 watcher'],
    [{ unmailed: [], patrollers: 0, guests: 0, watchers: 0, digests: 0 }, 'nobody'],
    [
      { unmailed: [], patrollers: 0, guests: 1, watchers: 3, digests: 2 },
      '1 guest and 3 watchers (2 of them in their digest)',
    ],
    [{ unmailed: [], patrollers: 0, guests: 0, watchers: 2, digests: 2 }, '2 watchers (all in their digest)'],
    [{ unmailed: [], patrollers: 0, guests: 0, watchers: 1, digests: 1 }, '1 watcher (in their digest)'],
  ])('%o are %s [5.5]', (recipients, text) => {
    expect(recipientsText(recipients)).toBe(text);
  });
});

const draft = aPatrol({ finalized: null, patrollers: { [aroha]: pending, [graeme]: pending } });
const declined = { ...pending, declined: { when: '2026-11-15T00:00:00.000Z' } };

async function ask(given: Partial<ComponentProps<typeof FinalizeDialog>> = {}) {
  const on = { onConfirm: vi.fn(), onClose: vi.fn() };
  const recipients = { unmailed: [], patrollers: 2, guests: 1, watchers: 1, digests: 0 };
  const { user } = show(
    <FinalizeDialog
      opened
      patrol={draft}
      recipients={recipients}
      unreached={[]}
      unmailed=""
      notAdded={{}}
      noEcc={null}
      {...on}
      {...given}
    />,
  );
  return { user, text: (await screen.findByRole('dialog')).textContent, ...on };
}

describe('before a patrol is finalized', () => {
  it('it says whom that mails, and that it cannot be undone [5.5]', async () => {
    const { user, text, onConfirm, onClose } = await ask();
    expect(text).toContain('This mails 2 patrollers, 1 guest and 1 watcher. It cannot be undone.');
    expect(text).not.toContain('needs at least two');
    await user.click(screen.getByRole('button', { name: 'Not Yet' }));
    expect([onConfirm, onClose].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    await user.click(screen.getByRole('button', { name: 'Finalize' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it.each([
    ['Nobody is on this patrol.', {}],
    ['Only one patroller is on this patrol.', { [aroha]: pending, [graeme]: declined }],
  ])('it warns: %s [5.5]', async (warning, patrollers) => {
    const { user, text, onConfirm } = await ask({ patrol: { ...draft, patrollers } });
    expect(text).toContain(`${warning} It needs at least two.`);
    await user.click(screen.getByRole('button', { name: 'Finalize Anyway' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('an event needs no crew of two [5.5]', async () => {
    const { text } = await ask({ patrol: { ...draft, type: 'event', patrollers: {} } });
    expect(text).toContain('Finalize this event?');
    expect(text).not.toContain('needs at least two');
  });

  it('it says that the crew has no number of the ECC, and only of a patrol that may ring it [17.42]', async () => {
    const nobody = { ecc: { phone: null, takesMail: true }, timeZone: 'Pacific/Auckland' };
    const noEcc = noEccText(draft, nobody);
    expect((await ask({ noEcc })).text).toContain(
      'A crew that has to ring it cannot do so. It is shown 105, and 111 for an emergency, instead.',
    );
    expect(noEccText(draft, { ...nobody, timeZone: 'Australia/Sydney' })).toContain('no number to ring');
    expect(noEccText({ ...draft, type: 'event' }, nobody)).toBeNull();
    expect(noEccText({ ...draft, name: 'Test' }, nobody)).toBeNull();
    expect(noEccText(draft, { ...nobody, ecc: { phone: '09 555 0111', takesMail: true } })).toBeNull();
  });

  it('it cannot be confirmed until that is known [17.42]', async () => {
    const { user, onConfirm } = await ask({ noEcc: undefined });
    await user.click(screen.getByRole('button', { name: 'Finalize' }));
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
