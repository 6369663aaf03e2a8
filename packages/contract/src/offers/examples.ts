import { ids } from '../example-ids.ts';
import { organization } from '../organizations/examples.ts';
import { patrol } from '../patrols/examples.ts';
import type { Examples } from '../route.ts';
import type { offerRoutes } from './routes.ts';
import type { OfferedPlace } from './schema.ts';

const place: OfferedPlace = {
  _id: ids.offer,
  state: 'open',
  patrol: {
    _id: ids.patrol,
    name: patrol.name,
    type: 'patrol',
    when: patrol.when,
    hours: patrol.hours,
  },
  patrollers: [{ _id: ids.hemi, firstName: 'Hemi', lastName: 'Tamihana' }],
  places: 1,
  insteadOf: null,
};
const me = { firstName: 'Mere', lastName: 'Ngata', shared: false };
const ofLink = { me, organization: { name: organization.name, timeZone: organization.timeZone } };

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
          asked: [{ personId: ids.mere, when: '2026-11-20T07:00:00.000Z' }],
        },
      ],
    },
  },
  listMyOffers: { response: { items: [place] } },
  takeOffer: { response: { ...place, state: 'yours', places: 0 } },
  viewOffers: { response: { ...ofLink, items: [place] } },
  takeOfferByLink: { response: { ...ofLink, items: [{ ...place, state: 'yours', places: 0 }] } },
};
