import { describe, expect, it, vi } from 'vitest';
import { ofServer } from '#lib/http/answers.fixture.ts';
import { answerTo, fetched, outdated, pageWithin, startsWith } from './answer.ts';

const origin = 'https://patrolbook.test';
const patrol = '/patrol/01920000-0000-7000-8000-000000000001';
const to = (path: string, mode: RequestMode = 'navigate', method = 'GET') =>
  answerTo({ method, mode, url: new URL(path, origin).href }, origin);

describe('[17.30] what the worker answers', () => {
  it.each([
    '/',
    '/?skip=1',
    patrol,
    `${patrol}/ecc-log-on`,
    `${patrol}/record`,
    `${patrol}/record?form=incident`,
  ])('is the page at %s', (path) => {
    expect(to(path)).toBe('page');
  });

  it.each([
    ['another page', '/people'],
    ['a form', '/patrol/new'],
    ['an edit', `${patrol}/edit`],
    ['a mailed link', '/set-password/one.two'],
    ['the ECC’s link', '/ecc/one.two'],
    ['the API’s page', '/docs'],
  ])('is not %s', (_, path) => {
    expect(to(path)).toBe('none');
  });

  it('is a file of the build, and no call of the API, no other method and no other host', () => {
    expect(to('/assets/index-1.js', 'cors')).toBe('file');
    expect(to('/api/v1/my/profile', 'cors')).toBe('none');
    expect(to('/', 'cors', 'HEAD')).toBe('none');
    expect(to('/assets/index-1.js', 'cors', 'POST')).toBe('none');
    expect(to('https://elsewhere.test/assets/index-1.js', 'cors')).toBe('none');
  });
});

describe('[17.30] the page', () => {
  const kept = async () => new Response('kept');
  const text = async (answer: Promise<Response>) => (await answer).text();
  const never = new Promise<Response>(() => {});

  it('is the server’s as long as it answers, refusals included', async () => {
    expect(await text(pageWithin(3000, Promise.resolve(ofServer(new Response('served'))), kept))).toBe(
      'served',
    );
    const refused = Promise.resolve(ofServer(new Response('refused', { status: 429 })));
    expect(await text(pageWithin(3000, refused, kept))).toBe('refused');
  });

  it('is the kept one if the server is not reached', async () => {
    expect(await text(pageWithin(3000, Promise.reject(new TypeError()), kept))).toBe('kept');
  });

  it.each([200, 403, 404, 407, 502, 511])(
    'is the kept one if a proxy or a portal answers: %i [17.55]',
    async (status) => {
      const portal = new Response('<h1>Sign in to the Wi-Fi</h1>', { status });
      expect(await text(pageWithin(3000, Promise.resolve(portal), kept))).toBe('kept');
    },
  );

  it('is kept only if the server answers with it, and so are the files [17.55]', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    fetch.mockImplementation(async () => new Response('<h1>Sign in to the Wi-Fi</h1>'));
    await expect(fetched('/assets/index-1.js')).rejects.toThrow('/assets/index-1.js');
    fetch.mockResolvedValueOnce(ofServer(new Response('', { status: 404 })));
    await expect(fetched('/assets/index-1.js')).rejects.toThrow('/assets/index-1.js');
    fetch.mockResolvedValueOnce(ofServer(new Response('script')));
    expect(await text(fetched('/assets/index-1.js'))).toBe('script');
    fetch.mockRestore();
  });

  it('has a file that the browser keeps as an earlier version sent it, without its sign [17.30]', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    fetch.mockImplementation(async (_path, init) =>
      init?.cache === 'reload' ? ofServer(new Response('font')) : new Response('font'),
    );
    expect(await text(fetched('/assets/font-1.woff2'))).toBe('font');
    expect(fetch).toHaveBeenCalledTimes(2);
    fetch.mockRestore();
  });

  it('is the kept one after three seconds on a line that is half dead, and not before', async () => {
    vi.useFakeTimers();
    const answered = vi.fn();
    const answer = pageWithin(3000, never, kept).then(answered);
    await vi.advanceTimersByTimeAsync(2999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await answer;
    expect(answered).toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('is waited for if none is kept, and fails as the call does', async () => {
    const nothing = async () => undefined;
    const late = new Promise<Response>((resolve) =>
      setTimeout(() => resolve(ofServer(new Response('late'))), 20),
    );
    expect(await text(pageWithin(1, late, nothing))).toBe('late');
    await expect(pageWithin(1, Promise.reject(new TypeError('lost')), nothing)).rejects.toThrow('lost');
  });

  it('belongs to a build by its entry script', () => {
    const page = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
    expect(startsWith('/assets/index-1.js', page)).toBe(true);
    expect(startsWith('/assets/index-2.js', page)).toBe(false);
  });
});

it('a build drops the caches of others but the newest before it, and none that is not ours [17.30]', () => {
  expect(outdated(['tiles', 'record 1', 'record 2', 'record 3'], 'record 3')).toEqual(['record 1']);
  expect(outdated(['record 3', 'record 1', 'record 2'], 'record 3')).toEqual(['record 1']);
  expect(outdated(['tiles', 'record 3'], 'record 3')).toEqual([]);
});
