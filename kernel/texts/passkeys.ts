import { catalogue } from './catalogue.ts';

/** What is said of a passkey that was not used or made (product 9.24). */
export const passkeyTexts = catalogue('passkeys', {
  notUsed: 'No passkey was used.',
  alreadyOnDevice: 'There is a passkey of yours on this device already.',
});
