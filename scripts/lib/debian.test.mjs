import { expect, test } from 'vitest';
import { missingPackages, notInstalled } from './debian.mjs';

test('a package is installed only if dpkg says so: one whose settings are left, or which it does not know, is not', () => {
  const listing = 'xvfb installed\nfirefox-esr config-files\nfirefox-esr-l10n installed\n';
  expect(notInstalled(['xvfb', 'firefox-esr', 'webkit2gtk-driver'], listing)).toEqual([
    'firefox-esr',
    'webkit2gtk-driver',
  ]);
});

test('a package that no release has is missing, also where there is no dpkg', () => {
  expect(missingPackages(['patrolbook-no-such-package'])).toEqual(['patrolbook-no-such-package']);
});
