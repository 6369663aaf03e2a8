import { openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort } from '../test-server.ts';
import type { Engine, EnginePage } from './engine.ts';
import { until } from './page.ts';
import { end, hasDescendants, start } from './processes.ts';

const browserProgram = fileURLToPath(new URL('webkit-browser.py', import.meta.url));
const driverProgram = { path: '/usr/bin/WebKitWebDriver', from: 'webkit2gtk-driver' };

/** The key under which WebDriver names an element (W3C WebDriver, 11). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Lines of the log that tell of a fault of ours. What WebKit says of a broken line is none. It passes over a directive of the
 * policy that it does not know, as browsers must (CSP 3): GTK's is built without manifests, and Safari's with them.
 */
const errorLine =
  /^CONSOLE (?:ERROR|SECURITY ERROR (?!Unrecognized Content-Security-Policy directive 'manifest-src')|JS ERROR (?:Unhandled Promise Rejection: )?(?!NetworkError|TypeError: Load failed)\w*Error:).*/gm;

/** WebKitGTK, of the engine of every iPhone, by its WebDriver. */
export const webkit: Engine = {
  name: 'WebKit',
  async open({ profile, display, log, size, script }) {
    const port = await freePort();
    const output = openSync(log, 'a');
    const driver = start(driverProgram, [`--port=${port}`], {
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        DISPLAY: display,
        WEBKIT_PROFILE: profile,
        WEBKIT_SIZE: `${size.width}x${size.height}`,
        WEBKIT_SCRIPT: script,
        LIBGL_ALWAYS_SOFTWARE: '1',
        LANG: 'C.UTF-8',
        NO_AT_BRIDGE: '1',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // it refuses to sandbox for root
      },
    });
    const send = sender(`http://127.0.0.1:${port}`);
    await until('WebKit’s driver', async () => (await send('GET', '/status')) !== undefined);
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities });
    const session = `/session/${sessionId}`;
    let isFirst = true;
    return {
      newPage: async () => {
        const opened = isFirst
          ? { handle: await send<string>('GET', `${session}/window`) }
          : await send<{ handle: string }>('POST', `${session}/window/new`, { type: 'window' });
        isFirst = false;
        return pageOf(send, session, opened.handle);
      },
      errors: () => readFileSync(log, 'utf8').match(errorLine) ?? [],
      close: async () => {
        await send('DELETE', session);
        // the next browser cannot share the profile with what is left of this one
        await until(
          'the end of WebKit',
          async () => !(await hasDescendants(driver, 'WEBKIT_PROFILE', profile)),
        );
        await end(driver);
      },
    };
  },
};

const capabilities = {
  alwaysMatch: {
    'webkitgtk:browserOptions': { binary: browserProgram, args: ['--automation'] },
    pageLoadStrategy: 'normal', // it hangs otherwise when the profile is kept
  },
};

type Send = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Returns a function that sends a command. It throws what the driver says of a command that failed. */
function sender(address: string): Send {
  return async (method, path, body) => {
    const text = body === undefined ? null : JSON.stringify(body);
    const answer = await fetch(address + path, { method, body: text });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
    return value;
  };
}

function pageOf(send: Send, session: string, handle: string): EnginePage {
  const command = async <T>(method: string, path: string, body?: object) => {
    await send('POST', `${session}/window`, { handle });
    return send<T>(method, session + path, body);
  };
  const element = async (selector: string) => {
    const found = await command<Record<string, string>>('POST', '/element', {
      using: 'css selector',
      value: selector,
    });
    return `/element/${found[elementKey]}`;
  };
  return {
    goto: (url) => command('POST', '/url', { url }),
    reload: () => command('POST', '/refresh', {}),
    evaluate: (expression) =>
      command('POST', '/execute/async', {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then(done, () => done(null));`,
        args: [],
      }),
    click: async (selector) => command('POST', `${await element(selector)}/click`, {}),
    fill: async (selector, text) => {
      const field = await element(selector);
      await command('POST', `${field}/clear`, {});
      await command('POST', `${field}/value`, { text });
    },
    picture: async () => Buffer.from(await command<string>('GET', '/screenshot'), 'base64'),
    close: async () => {
      const [other] = await command<string[]>('DELETE', '/window');
      if (other) await send('POST', `${session}/window`, { handle: other });
    },
  };
}
