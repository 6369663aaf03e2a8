import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { incidentKinds } from '#patrols/contract';
import { IncidentIcon } from './IncidentIcon.tsx';

const iconOf = (what: string) => renderToStaticMarkup(createElement(IncidentIcon, { what }));

it('has an icon of its own for each kind, and a default one for others [8.6]', () => {
  const icons = incidentKinds.map(iconOf);
  expect(new Set(icons).size).toBe(incidentKinds.length);
  expect(iconOf('Lost dog')).toBe(iconOf('constructor'));
  expect(icons).not.toContain(iconOf('Lost dog'));
});
