import { catalogue, chosen } from '../catalogue.ts';

/** The form that adds a guest to a patrol (product 6.16). */
export const patrolAddGuestTexts = catalogue('patrols/add-guest', {
  label: chosen({ ahead: 'Add Guest', afterwards: 'Add Guest Who Came' }),
  enterName: 'Please enter guest name',
  mailsNobody: 'Nobody is mailed.',
});
