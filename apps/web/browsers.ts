import type { Plugin } from 'vite';

/**
 * The oldest browsers that the product runs in (product 14.30). The build rewrites newer syntax; newer functions are not there, so
 * our own code is checked against `lib` of tsconfig.json, and libraries by `forbidNewBuiltins`.
 */
export const oldestBrowsers = ['safari15.4', 'firefox115', 'chrome110'];

/** What one of them lacks. A library that asks first whether it is there may use it by another way of writing. */
const tooNew = [
  /\.to(?:Sorted|Reversed|Spliced)\(/,
  /\b(?:Object|Map)\.groupBy\(/,
  /\bPromise\.(?:withResolvers|try)\(/,
  /\bAbortSignal\.(?:any|timeout)\(/,
  /\bArray\.fromAsync\(/,
  /\bURL\.parse\(/,
  /\bIterator\.(?:from|concat)\(/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  /\.(?:isWellFormed|toWellFormed)\(/,
  /\bRegExp\.escape\(/,
  /\(\?<[=!]/, // a look-behind, at which Safari 15 gives up the whole file
];

/** The map's library needs newer ones, and loads only where the map is shown. */
const ofMap = /(?:^|\/)(?:base-map|maplibre-gl)/;

/** Returns the beginnings of what a script calls that is too new. */
export function newBuiltinsIn(code: string): string[] {
  return tooNew.flatMap((pattern) => pattern.exec(code)?.[0] ?? []);
}

/** Fails the build when a script of it calls what the oldest browsers lack. */
export function forbidNewBuiltins(): Plugin {
  return {
    name: 'patrolbook-forbid-new-builtins',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || ofMap.test(file.fileName)) continue;
        const [found] = newBuiltinsIn(file.code);
        if (found)
          this.error(`${file.fileName} uses ${found}, which the oldest browsers lack: see browsers.ts.`);
      }
    },
  };
}
