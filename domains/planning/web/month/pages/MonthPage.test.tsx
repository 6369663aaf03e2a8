// @vitest-environment jsdom
import { notifications } from '@mantine/notifications';
import { act, cleanup, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#contract';
import type { Patrol } from '#patrols/contract';
import { aPatrol, aroha, graeme, pending } from '#patrols/web/patrol.fixture.ts';
import { Toasts } from '#web/app/Toasts.tsx';
import { answerCalls, sentChanges, showPage } from '#web/page.fixture.tsx';
import { MonthPage } from './MonthPage.tsx';

beforeEach(() => notifications.clean());

const person = (_id: string, firstName: string, lastName: string) => {
  return { _id, firstName, lastName, finished: null, roles: ['patroller'], email: 'a@example.nz' };
};
const people = [person(aroha, 'Aroha', 'Tamihana'), person(graeme, 'Graeme', 'Patterson')];
const stamp = { when: '2027-01-10T00:00:00.000Z' };

/** Two drafts and a finalized patrol, after the 15th; and one that is over. */
const over = aPatrol({ _id: '01920000-0000-7000-8000-000000000010', when: '2027-01-08T08:00:00.000Z' });
const first = draft('11', '2027-01-22T08:00:00.000Z', { patrollers: { [aroha]: pending } });
const second = draft('12', '2027-01-22T10:00:00.000Z', { crewSize: 3 });
const final = { ...draft('13', '2027-01-29T08:00:00.000Z', { patrollers: { [aroha]: pending } }) };
const finalized = { ...final, finalized: stamp };
const month = [over, first, second, finalized];

function draft(end: string, when: string, others: Partial<Patrol> = {}): Patrol {
  return aPatrol({ _id: `01920000-0000-7000-8000-0000000000${end}`, when, finalized: null, ...others });
}

const call = ({ _id }: Patrol, personId: string) => `/patrol/${_id}/patroller/${personId}`;

/** Shows the page on 15 January 2027. The server answers changes as if they were made. */
function showMonth({ phone = false, roles = ['admin'] as Role[], patrols = month, answers = {} } = {}) {
  const page = { items: patrols, matches: patrols.length };
  const answered = {
    '/patrols': page,
    '/persons': { items: people, matches: people.length },
    '/persons/failing': { items: [], matches: 0 },
    '/candidates': { items: [] },
    '/my/organization': { name: 'Howick South', code: 'HSCP' },
    [call(first, graeme)]: { ...first, patrollers: { ...first.patrollers, [graeme]: pending } },
    [call(second, graeme)]: { ...second, patrollers: { [graeme]: pending } },
    [call(first, aroha)]: { ...first, patrollers: { [aroha]: { ...pending, removed: stamp } } },
    ...answers,
  };
  const called = answerCalls(answered);
  const shown = showPage(
    <>
      <MonthPage />
      <Toasts />
    </>,
    { profile: { roles }, phone },
  );
  return { ...shown, called, answered };
}

/** The text of each row, of a cell by a bar. */
function rows() {
  const [, ...body] = screen.getAllByRole('row');
  return body.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
}

const focused = () => document.activeElement?.textContent;
const shownGrid = () => screen.findByRole('grid', { name: 'Month, January 2027' });

describe('the month as a grid', () => {
  it('has a row for each patrol, its crew and what is open [7.17, 14.38, 14.50]', async () => {
    showMonth();
    await shownGrid();
    await screen.findAllByText('Aroha TAMIHANA');
    expect(screen.getByText('4 patrols, 7 places open')).toBeDefined();
    expect(rows()).toEqual([
      ['Open', 'Open', '', ''].map((text) => text && ` ${text}`),
      [' Aroha TAMIHANA', ' Open', 'Add one more', 'Add one more'],
      [' Open', ' Open', ' Open', 'Add one more'],
      [' Aroha TAMIHANA', ' Open', 'Add one more', 'Add one more'],
    ]);
    expect(
      screen.getByRole('rowheader', { name: /^Fri 22 Jan 21:00 Regular patrol HSCP DRAFT$/ }),
    ).toBeDefined();
    expect(screen.getAllByRole('img', { name: 'Pending' })).toHaveLength(2);
    const fill = screen.getByText('Fill').closest('a');
    expect(fill?.getAttribute('href')).toBe('/patrols/fill?month=2027-01');
  });

  it('is one stop of the Tab key, and arrow keys lead through it [14.38]', async () => {
    const { user } = showMonth();
    const grid = await shownGrid();
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    act(() => grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
    expect(focused()).toContain('Fri 8 Jan');
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(focused()).toBe(' Aroha TAMIHANA');
    await user.keyboard('{ArrowDown}{End}');
    expect(focused()).toBe('Add one more');
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
    await user.keyboard('{Control>}{Home}{/Control}');
    expect(focused()).toContain('Fri 8 Jan');
  });

  it('a letter opens the picker with it, Enter takes the first, and the focus is back on the place [14.38]', async () => {
    const { user, answered } = showMonth();
    const grid = await shownGrid();
    act(() => grid.querySelector('tbody')?.rows[2]?.cells[1]?.focus());
    await user.keyboard('g');
    const field = await screen.findByLabelText<HTMLInputElement>('Add Patroller', { selector: 'input' });
    expect(field.value).toBe('g');
    await waitFor(() => expect(document.activeElement).toBe(field));
    await screen.findByRole('option', { name: /Graeme/ });
    const filled = { ...second, patrollers: { [graeme]: pending } };
    Object.assign(answered, { '/patrols': { items: [over, first, filled, finalized], matches: 4 } });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe(' Graeme PATTERSON'));
    expect(sentChanges()).toEqual([[`POST ${call(second, graeme)}`, undefined]]);
    expect(await screen.findByText('Created')).toBeDefined();
  });

  it('Delete empties a place of a draft at once, and Undo fills it again [14.38]', async () => {
    const { user } = showMonth();
    const grid = await shownGrid();
    await screen.findAllByText('Aroha TAMIHANA');
    act(() => grid.querySelector('tbody')?.rows[1]?.cells[1]?.focus());
    await user.keyboard('{Delete}');
    await user.click(await screen.findByText('Undo'));
    await waitFor(() =>
      expect(sentChanges().map(([sent]) => sent)).toEqual([
        `DELETE ${call(first, aroha)}`,
        `POST ${call(first, aroha)}`,
      ]),
    );
  });

  it('of a finalized patrol Delete asks first, since it mails them [14.38]', async () => {
    const { user } = showMonth();
    const grid = await shownGrid();
    await screen.findAllByText('Aroha TAMIHANA');
    act(() => grid.querySelector('tbody')?.rows[3]?.cells[1]?.focus());
    await user.keyboard('{Delete}');
    expect(await screen.findByRole('dialog', { name: 'Remove Aroha TAMIHANA?' })).toBeDefined();
    expect(screen.getByText('An email tells them.')).toBeDefined();
    expect(sentChanges()).toEqual([]);
  });

  it('a refusal takes the name back and says why; a double booking asks [14.38]', async () => {
    const refusal = { code: 'double-booked', message: 'Graeme is already out.', patrols: [] };
    const { user, answered } = showMonth();
    Object.assign(answered, { [call(second, graeme)]: Response.json(refusal, { status: 409 }) });
    const grid = await shownGrid();
    await user.click(grid.querySelector('tbody')?.rows[2]?.cells[1] ?? grid);
    await user.click(await screen.findByRole('option', { name: /Graeme/ }));
    expect(await screen.findByText('Graeme is already out.')).toBeDefined();
    expect(rows()[2]?.[0]).toBe(' Open');
    await user.click(screen.getByRole('button', { name: 'Add Anyway' }));
    await waitFor(() => expect(sentChanges().at(-1)?.[0]).toBe(`POST ${call(second, graeme)}?override=true`));
  });

  it('who fills an open place that another has just filled is told so in a kind word, with Undo [14.43]', async () => {
    const { user, answered } = showMonth();
    const grid = await shownGrid();
    await screen.findAllByText('Aroha TAMIHANA');
    const others = { [aroha]: pending, '01920000-0000-7000-8000-0000000000a3': pending };
    const crowded = { ...first, patrollers: { ...others, [graeme]: pending } };
    Object.assign(answered, { [call(first, graeme)]: crowded });
    await user.click(grid.querySelector('tbody')?.rows[1]?.cells[2] ?? grid);
    await user.click(await screen.findByRole('option', { name: /Graeme/ }));
    const text = 'this person filled this place a moment ago: the crew is now 3 of 2.';
    expect(await screen.findByText(text)).toBeDefined();
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(sentChanges().at(-1)?.[0]).toBe(`DELETE ${call(first, graeme)}`));
  });

  it('who fills room for one more is not [14.43]', async () => {
    const { user, answered } = showMonth();
    const grid = await shownGrid();
    await screen.findAllByText('Aroha TAMIHANA');
    const others = { [aroha]: pending, '01920000-0000-7000-8000-0000000000a3': pending };
    Object.assign(answered, {
      [call(first, graeme)]: { ...first, patrollers: { ...others, [graeme]: pending } },
    });
    await user.click(grid.querySelector('tbody')?.rows[1]?.cells[3] ?? grid);
    await user.click(await screen.findByRole('option', { name: /Graeme/ }));
    expect(await screen.findByText('Created')).toBeDefined();
  });

  it('what another admin changes is there at once, and the focus stays where it was [14.39]', async () => {
    const { client, answered } = showMonth();
    const grid = await shownGrid();
    act(() => grid.querySelector('tbody')?.rows[2]?.cells[2]?.focus());
    const changed = [first, { ...second, patrollers: { [graeme]: pending } }, finalized];
    Object.assign(answered, { '/patrols': { items: changed, matches: 3 } });
    await act(() => client.invalidateQueries({ queryKey: ['patrols'] }));
    expect(await screen.findByText('Graeme PATTERSON')).toBeDefined();
    expect(rows()[1]?.slice(0, 3)).toEqual([' Graeme PATTERSON', ' Open', ' Open']);
    expect(document.activeElement).toBe(grid.querySelector('tbody')?.rows[1]?.cells[2]);
  });

  it('what is over cannot be changed, and a watcher changes nothing [14.38]', async () => {
    const { user } = showMonth();
    const grid = await shownGrid();
    await user.click(grid.querySelector('tbody')?.rows[0]?.cells[1] ?? grid);
    await user.keyboard('{Enter}g{Delete}');
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    showMonth({ roles: ['watcher'] });
    expect((await shownGrid()).getAttribute('aria-readonly')).toBe('true');
    expect(screen.queryByText('Add one more')).toBeNull();
    expect(screen.queryByText('Fill')).toBeNull();
  });
});

describe('somebody is moved in the month', () => {
  const move = `${call(first, aroha)}/move`;
  const cell = (grid: HTMLElement, row: number, column: number) =>
    grid.querySelector('tbody')?.rows[row]?.cells[column] ?? grid;
  /** The events of a drag, which carries nothing that this page reads. */
  const drag = (name: 'dragStart' | 'dragOver' | 'drop' | 'dragEnd', target: HTMLElement) => {
    const event = createEvent[name](target, { dataTransfer: { setData: () => undefined } });
    fireEvent(target, event);
    return event;
  };
  async function showMoving(answers: Record<string, unknown> = {}) {
    const moved = { ...second, patrollers: { [aroha]: pending } };
    const shown = showMonth({ answers: { [move]: moved, ...answers } });
    const grid = await shownGrid();
    await screen.findAllByText('Aroha TAMIHANA');
    return { ...shown, grid };
  }

  it('by dragging to an open place of another patrol, at once between drafts, and Undo moves back [14.42]', async () => {
    const { user, grid } = await showMoving();
    expect(cell(grid, 1, 1).draggable).toBe(true);
    expect(cell(grid, 1, 2).draggable).toBe(false);
    drag('dragStart', cell(grid, 1, 1));
    expect(drag('dragOver', cell(grid, 2, 1)).defaultPrevented).toBe(true);
    expect(cell(grid, 2, 1).hasAttribute('data-over')).toBe(true);
    drag('drop', cell(grid, 2, 1));
    expect(cell(grid, 2, 1).hasAttribute('data-over')).toBe(false);
    await waitFor(() => expect(sentChanges()).toEqual([[`POST ${move}`, { to: second._id }]]));
    await user.click(await screen.findByText('Undo'));
    await waitFor(() =>
      expect(sentChanges().at(-1)).toEqual([`POST ${call(second, aroha)}/move`, { to: first._id }]),
    );
  });

  it('but neither to a place of somebody, of the same patrol or of one that is over, nor by a drag that is cancelled [14.42]', async () => {
    const { grid } = await showMoving();
    drag('dragStart', cell(grid, 1, 1));
    for (const [row, column] of [
      [0, 1],
      [1, 2],
      [3, 1],
      [3, 2],
      [2, 0],
    ] as const) {
      expect(drag('dragOver', cell(grid, row, column)).defaultPrevented).toBe(false);
      drag('drop', cell(grid, row, column));
      drag('dragStart', cell(grid, 1, 1));
    }
    drag('dragOver', cell(grid, 2, 1));
    drag('dragEnd', cell(grid, 1, 1));
    expect(grid.querySelector('[data-over], [data-held]')).toBeNull();
    drag('drop', cell(grid, 2, 1));
    expect(sentChanges()).toEqual([]);
  });

  it('by keys: Control X picks up, Control V puts down, Escape lets go [14.42]', async () => {
    const { user, grid } = await showMoving();
    act(() => cell(grid, 1, 1).focus());
    await user.keyboard('{Control>}x{/Control}');
    expect(cell(grid, 1, 1).hasAttribute('data-held')).toBe(true);
    expect(screen.getByText(/^Picked up/)).toBeDefined();
    await user.keyboard('{Escape}{ArrowDown}{Control>}v{/Control}');
    expect(sentChanges()).toEqual([]);
    await user.keyboard('{ArrowUp}{Control>}x{/Control}{ArrowDown}{Control>}v{/Control}');
    await waitFor(() => expect(sentChanges()).toEqual([[`POST ${move}`, { to: second._id }]]));
  });

  it('asks first if that mails them, with a message, and asks about a double booking [14.42]', async () => {
    const refusal = { code: 'double-booked', message: 'Aroha is already out.', patrols: [] };
    const from = `${call(finalized, aroha)}/move`;
    const { user, grid } = await showMoving({ [from]: Response.json(refusal, { status: 409 }) });
    drag('dragStart', cell(grid, 3, 1));
    drag('drop', cell(grid, 2, 1));
    expect(await screen.findByRole('dialog', { name: 'Move Aroha TAMIHANA?' })).toBeDefined();
    expect(screen.getByText('An email tells them that they are off Fri 29 Jan, 21:00.')).toBeDefined();
    expect(sentChanges()).toEqual([]);
    await user.click(screen.getByLabelText('Message (optional)'));
    await user.paste('Fridays are short.');
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Aroha is already out.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Move Anyway' }));
    const body = { to: second._id, message: 'Fridays are short.' };
    await waitFor(() => expect(sentChanges().at(-1)).toEqual([`POST ${from}?override=true`, body]));
  });
});

describe('the month on a phone', () => {
  it('is an agenda, whose places are filled and emptied by a tap [14.40]', async () => {
    const { user } = showMonth({ phone: true });
    const days = await screen.findAllByRole('heading', { level: 2 });
    expect(days.map(({ textContent }) => textContent)).toEqual(['Fri 8 Jan', 'Fri 22 Jan', 'Fri 29 Jan']);
    const [taken] = await screen.findAllByRole('button', { name: 'Pending Aroha TAMIHANA' });
    const [gap] = screen.getAllByRole('button', { name: 'Open' });
    expect([taken, gap].every(Boolean)).toBe(true);
    if (gap) await user.click(gap);
    await user.click(await screen.findByRole('option', { name: /Graeme/ }));
    await waitFor(() => expect(sentChanges()).toEqual([[`POST ${call(first, graeme)}`, undefined]]));
    if (taken) await user.click(taken);
    await user.click(await screen.findByText('Remove', { selector: 'button *' }));
    await waitFor(() => expect(sentChanges().at(-1)?.[0]).toBe(`DELETE ${call(first, aroha)}`));
  });
});
