import type { Examples } from '#contract';
import { ids } from '#contract/example-ids.ts';
import { exampleOrganization } from '#organizations/contract/examples.ts';
import { examplePatrol } from '#patrols/contract/examples.ts';
import type { offerRoutes } from './routes.ts';
import type { OfferedPlace, OwnCover, OwnSwap } from './schema.ts';

const place: OfferedPlace = {
  _id: ids.offer,
  state: 'open',
  patrol: {
    _id: ids.patrol,
    name: examplePatrol.name,
    type: 'patrol',
    when: examplePatrol.when,
    hours: examplePatrol.hours,
  },
  patrollers: [{ _id: ids.hemi, firstName: 'Hemi', lastName: 'Tamihana' }],
  places: 1,
  insteadOf: null,
  inReturn: null,
};
const cover: OwnCover = { patrolId: ids.patrol, when: '2026-11-20T07:00:00.000Z', asked: 24, next: null };
const hemi = { _id: ids.hemi, firstName: 'Hemi', lastName: 'Tamihana' };
const inReturn = { ...place.patrol, when: '2026-12-05T08:00:00.000Z' };
const swap: OwnSwap = { _id: ids.offer, patrolId: ids.patrol, with: hemi, inReturn };
const me = { firstName: 'Mere', lastName: 'Ngata', shared: false };
const ofLink = {
  me,
  organization: { name: exampleOrganization.name, timeZone: exampleOrganization.timeZone },
};

export const offerExamples: Examples<typeof offerRoutes> = {
  offerPlaces: { body: { ids: [ids.patrol] }, response: { asked: 24 } },
  listOffers: {
    response: {
      items: [
        {
          _id: ids.offer,
          created: { when: '2026-11-20T07:00:00.000Z', by: ids.admin },
          withdrawn: null,
          open: true,
          insteadOf: null,
          inReturn: null,
          next: null,
          reason: null,
          taken: null,
          asked: [{ personId: ids.mere, when: '2026-11-20T07:00:00.000Z' }],
        },
      ],
    },
  },
  listMyOffers: { response: { items: [place] } },
  takeOffer: { response: { ...place, state: 'yours', places: 0 } },
  listMyCover: { response: { items: [cover], swaps: [swap] } },
  askForCover: { body: { reason: 'I have to work that night.' }, response: cover },
  listSwapChoices: { response: { items: [{ patrol: inReturn, patrollers: [hemi] }] } },
  proposeSwap: { body: { patrol: ids.patrol, patroller: ids.hemi } },
  viewOffers: { response: { ...ofLink, items: [place] } },
  takeOfferByLink: { response: { ...ofLink, items: [{ ...place, state: 'yours', places: 0 }] } },
  declineSwapByLink: { response: { ...ofLink, items: [{ ...place, state: 'declined' }] } },
};
