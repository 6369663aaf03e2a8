import { linkHolder, signedIn } from '../access.ts';
import { limits } from '../limits.ts';
import { defineRoute } from '../route.ts';
import { Id } from '../values.ts';
import { z } from '../zod.ts';
import {
  Asked,
  NewCover,
  NewOffers,
  OfferedPlace,
  OfferedPlacesView,
  OwnCover,
  PatrolOffer,
} from './schema.ts';

const params = z.strictObject({ id: Id });

export const offerRoutes = {
  offerPlaces: defineRoute({
    method: 'POST',
    path: '/patrols/offers',
    summary: 'Offers the free places of finalized patrols to patrollers, and mails those who are asked anew',
    access: signedIn('admin'),
    body: NewOffers,
    status: 200,
    response: Asked,
  }),
  listOffers: defineRoute({
    method: 'GET',
    path: '/patrol/{id}/offers',
    summary: 'Lists what was offered of a patrol and who was asked, the latest first',
    access: signedIn('admin'),
    params,
    status: 200,
    response: z.object({ items: z.array(PatrolOffer) }),
  }),
  withdrawOffer: defineRoute({
    method: 'DELETE',
    path: '/offer/{id}',
    summary: 'Withdraws an offer, so that nobody can take it any more',
    access: signedIn('admin'),
    params,
    status: 204,
  }),
  listMyOffers: defineRoute({
    method: 'GET',
    path: '/my/offers',
    summary: 'Lists the open places that the caller is asked to take, the earliest first',
    access: signedIn('patroller'),
    status: 200,
    response: z.object({ items: z.array(OfferedPlace) }),
  }),
  takeOffer: defineRoute({
    method: 'POST',
    path: '/my/offer/{id}/take',
    summary: 'Takes an offered place if it is still open, and returns what became of it',
    access: signedIn('patroller'),
    params,
    status: 200,
    response: OfferedPlace,
  }),
  listMyCover: defineRoute({
    method: 'GET',
    path: '/my/cover',
    summary: 'Lists the patrols on which the caller has asked for cover and still is, the earliest first',
    access: signedIn('patroller'),
    status: 200,
    response: z.object({ items: z.array(OwnCover) }),
  }),
  askForCover: defineRoute({
    method: 'POST',
    path: '/my/patrol/{id}/cover',
    summary:
      'Asks all who could go to take over the caller’s place on a patrol, which is theirs until somebody does',
    access: signedIn('patroller'),
    params,
    body: NewCover,
    status: 200,
    response: OwnCover,
  }),
  withdrawCover: defineRoute({
    method: 'DELETE',
    path: '/my/patrol/{id}/cover',
    summary: 'Keeps the caller’s place after all, so that nobody can take it over any more',
    access: signedIn('patroller'),
    params,
    status: 204,
  }),
  viewOffers: defineRoute({
    method: 'GET',
    path: '/offers',
    summary: 'Shows the holder of a mailed link the places that they are asked to take',
    access: linkHolder('offers'),
    limit: limits.linksOfNetwork,
    linkLimit: limits.byLink,
    status: 200,
    response: OfferedPlacesView,
  }),
  takeOfferByLink: defineRoute({
    method: 'POST',
    path: '/offers/{id}/take',
    summary: 'Takes an offered place by link if it is still open, and returns what became of all',
    access: linkHolder('offers'),
    params,
    limit: limits.linksOfNetwork,
    linkLimit: limits.byLink,
    status: 200,
    response: OfferedPlacesView,
  }),
} as const;
