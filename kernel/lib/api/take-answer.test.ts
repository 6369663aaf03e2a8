import { QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';
import { takeAnswer } from './take-answer.ts';

/** A shown query; each of its reads waits for the test, which answers it. */
function showQuery() {
  const client = new QueryClient();
  const answers: ((data: string) => void)[] = [];
  const query = queryOptions({
    queryKey: ['patrol'],
    queryFn: () => new Promise<string>((resolve) => void answers.push(resolve)),
    networkMode: 'always',
  });
  onTestFinished(new QueryObserver(client, query).subscribe(() => undefined));
  const shown = () => client.getQueryData(query.queryKey);
  return { client, query, answers, shown };
}

it('a read that began before the answer is given up, and begun again for what the answer lacks', async () => {
  const { client, query, answers, shown } = showQuery();
  await takeAnswer(client, query.queryKey, () => 'the answer');
  answers[0]?.('older than the answer');
  await expect.poll(() => answers).toHaveLength(2);
  expect(shown()).toBe('the answer');
  answers[1]?.('all of it');
  await expect.poll(shown).toBe('all of it');
});

it('without a read under way nothing is read again', async () => {
  const { client, query, answers, shown } = showQuery();
  answers[0]?.('before');
  await expect.poll(shown).toBe('before');
  await takeAnswer(client, query.queryKey, (before) => `${before} and after`);
  expect(shown()).toBe('before and after');
  expect(answers).toHaveLength(1);
});
