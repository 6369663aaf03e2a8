import { expect, it } from 'vitest';
import { questionsText } from './text.ts';

const [coordinatorName, coordinatorPhone] = ['Aroha Tamihana', '021 555 0142'];

it.each([
  [{ coordinatorName, coordinatorPhone }, 'Questions? Ring Aroha Tamihana, 021 555 0142.'],
  [{ coordinatorName: null, coordinatorPhone }, 'Questions? Ring 021 555 0142.'],
  [{ coordinatorName, coordinatorPhone: null }, 'Questions? Ask Aroha Tamihana.'],
  [{}, ''],
])('whom to ring with questions, of %j [11.39]', (coordinator, text) => {
  expect(questionsText(coordinator)).toBe(text);
});
