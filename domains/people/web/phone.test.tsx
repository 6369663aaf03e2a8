// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { CallEcc } from '#ecc/web/CallEcc.tsx';
import { loadParts } from '#lib/loading/parts.ts';
import { answerCalls, showPage } from '#web/page.fixture.tsx';
import { CallLink } from './CallLink.tsx';
import { CallPeople } from './CallPeople.tsx';
import { PhoneField } from './PhoneField.tsx';
import { PhoneLink } from './PhoneLink.tsx';

const id = '01920000-0000-7000-8000-0000000000aa';
const aroha = { _id: id, firstName: 'Aroha', lastName: 'Tamihana', finished: null };

describe('a phone without a number [8.10, 8.31]', () => {
  it.each([
    ['021 555 0131 (04 387 1234)', 'tel:0215550131'],
    ['ask at the hall', null],
  ])('%s is rung by each kind of button as %s', async (phone, href) => {
    await loadParts();
    answerCalls({ '/persons': { items: [{ ...aroha, phone }], matches: 1 } });
    showPage(
      <>
        <PhoneLink>{phone}</PhoneLink>
        <CallEcc phone={phone} />
        <CallLink person={{ ...aroha, phone }} />
        <CallPeople people={[id]} />
      </>,
    );
    await screen.findByText(/Aroha TAMIHANA/);
    expect(screen.getAllByText(new RegExp(phone.slice(0, 8)))).not.toHaveLength(0);
    const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(href ? [href, href, href, href] : []);
  });
});

describe('the field for a phone [8.31]', () => {
  beforeAll(() => loadParts());

  function Form() {
    const [phone, setPhone] = useState('');
    return (
      <PhoneField
        label="Phone"
        description="Whom to ring."
        value={phone}
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
    );
  }

  it('says what its button dials while it is typed, and that it dials nothing once it is left', async () => {
    showPage(<Form />);
    const user = userEvent.setup();
    const field = await screen.findByLabelText('Phone');
    expect(screen.getByText('Whom to ring.')).toBeDefined();
    await user.type(field, '24/7 +64 021 555 0131');
    expect(screen.getByText('Whom to ring. Rung as +64215550131.')).toBeDefined();
    await user.clear(field);
    await user.type(field, 'ask Hemi');
    expect(screen.getByText('Whom to ring.')).toBeDefined();
    await user.tab();
    expect(screen.getByText('Whom to ring. No number to ring was found.')).toBeDefined();
  });
});
