/**
 * The oldest browsers that the product runs in (product 14.30). The build rewrites newer syntax; newer functions are not there, so
 * our own code is checked against `lib` of tsconfig.json, and libraries by a test of the build.
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

/** Returns the beginnings of what a script calls that is too new. */
export function newBuiltinsIn(code: string): string[] {
  return tooNew.flatMap((pattern) => pattern.exec(code)?.[0] ?? []);
}
