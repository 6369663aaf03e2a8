import { expect, it } from 'vitest';
import { examples } from './examples.ts';
import { routes } from './index.ts';
import type { Route } from './route.ts';

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
