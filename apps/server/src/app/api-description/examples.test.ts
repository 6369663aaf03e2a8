import { expect, it } from 'vitest';
import type { Route } from '#contract';
import { routes } from '../routes.ts';
import { examples } from './examples.ts';

const known: Record<string, Route> = routes;
const all = Object.entries(examples);

const withBody = all.filter(([, example]) => example?.body !== undefined);
it.each(withBody)('the body that is shown of %s is one that its contract takes', (name, example) => {
  expect(known[name]?.body?.safeParse(example?.body)).toMatchObject({ success: true });
});

const withAnswer = all.filter(([, example]) => example?.response !== undefined);
it.each(withAnswer)(
  'the answer that is shown of %s is its contract’s, to the last property',
  (name, example) => {
    expect(known[name]?.response?.parse(example?.response)).toEqual(example?.response);
  },
);
