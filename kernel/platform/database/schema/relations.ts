import { relations } from 'drizzle-orm';
import { assignment, crewCorrection, guest } from './assignments.ts';
import { eccNotification } from './ecc.ts';
import { offer, offerRecipient } from './offers.ts';
import { organization } from './organizations.ts';
import { patrol } from './patrols.ts';
import { person } from './people.ts';
import { privacyHold } from './privacy.ts';
import { incident, overdueAlarm, setAside } from './record.ts';

/** The relations by which one statement reads rows of several tables. */

export const patrolRelations = relations(patrol, ({ one, many }) => ({
  organization: one(organization, { fields: [patrol.organizationId], references: [organization.id] }),
  assignments: many(assignment),
  guests: many(guest),
  incidents: many(incident),
  eccNotifications: many(eccNotification),
  overdueAlarms: many(overdueAlarm),
  setAside: many(setAside),
  corrections: many(crewCorrection),
  holds: many(privacyHold),
}));

export const assignmentRelations = relations(assignment, ({ one }) => ({
  patrol: one(patrol, {
    fields: [assignment.organizationId, assignment.patrolId],
    references: [patrol.organizationId, patrol.id],
  }),
  person: one(person, {
    fields: [assignment.organizationId, assignment.personId],
    references: [person.organizationId, person.id],
  }),
}));

export const offerRelations = relations(offer, ({ one, many }) => ({
  patrol: one(patrol, {
    fields: [offer.organizationId, offer.patrolId],
    references: [patrol.organizationId, patrol.id],
  }),
  assignment: one(assignment, {
    fields: [offer.organizationId, offer.assignmentId],
    references: [assignment.organizationId, assignment.id],
  }),
  inReturn: one(assignment, {
    fields: [offer.organizationId, offer.inReturnId],
    references: [assignment.organizationId, assignment.id],
  }),
  taker: one(person, {
    fields: [offer.organizationId, offer.takenBy],
    references: [person.organizationId, person.id],
  }),
  recipients: many(offerRecipient),
}));

export const offerRecipientRelations = relations(offerRecipient, ({ one }) => ({
  offer: one(offer, {
    fields: [offerRecipient.organizationId, offerRecipient.offerId],
    references: [offer.organizationId, offer.id],
  }),
}));

export const personRelations = relations(person, ({ one }) => ({
  organization: one(organization, { fields: [person.organizationId], references: [organization.id] }),
  holder: one(person, {
    fields: [person.organizationId, person.mailVia],
    references: [person.organizationId, person.id],
  }),
}));

export const guestRelations = relations(guest, ({ one }) => ({
  patrol: one(patrol, {
    fields: [guest.organizationId, guest.patrolId],
    references: [patrol.organizationId, patrol.id],
  }),
}));

export const crewCorrectionRelations = relations(crewCorrection, ({ one }) => ({
  patrol: one(patrol, {
    fields: [crewCorrection.organizationId, crewCorrection.patrolId],
    references: [patrol.organizationId, patrol.id],
  }),
}));

export const incidentRelations = relations(incident, ({ one }) => ({
  patrol: one(patrol, {
    fields: [incident.organizationId, incident.patrolId],
    references: [patrol.organizationId, patrol.id],
  }),
}));

export const eccNotificationRelations = relations(eccNotification, ({ one }) => ({
  patrol: one(patrol, {
    fields: [eccNotification.organizationId, eccNotification.patrolId],
    references: [patrol.organizationId, patrol.id],
  }),
}));

export const overdueAlarmRelations = relations(overdueAlarm, ({ one }) => ({
  patrol: one(patrol, {
    fields: [overdueAlarm.organizationId, overdueAlarm.patrolId],
    references: [patrol.organizationId, patrol.id],
  }),
}));

export const setAsideRelations = relations(setAside, ({ one }) => ({
  patrol: one(patrol, {
    fields: [setAside.organizationId, setAside.patrolId],
    references: [patrol.organizationId, patrol.id],
  }),
}));

export const privacyHoldRelations = relations(privacyHold, ({ one }) => ({
  patrol: one(patrol, {
    fields: [privacyHold.organizationId, privacyHold.patrolId],
    references: [patrol.organizationId, patrol.id],
  }),
}));
