import { catalogue } from '../catalogue.ts';

/** The page that marks a device as shared (product 9.11). */
export const deviceTexts = catalogue('auth/device', {
  sharedHint:
    'For a device that several people use. From the next sign-in on, nobody is offered to stay signed in here, and everybody is signed out after 12 hours. Kept on this device only.',
});
