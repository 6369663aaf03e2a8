import * as assignments from './assignments.ts';
import * as auth from './auth.ts';
import * as ecc from './ecc.ts';
import * as joining from './joining.ts';
import * as mail from './mails.ts';
import * as messages from './messages.ts';
import * as offers from './offers.ts';
import * as organizations from './organizations.ts';
import * as patrols from './patrols.ts';
import * as people from './people.ts';
import * as platform from './platform.ts';
import * as privacy from './privacy.ts';
import * as record from './record.ts';
import * as relations from './relations.ts';
import * as reminders from './reminders.ts';
import * as vehicles from './vehicles.ts';
import * as views from './views.ts';

/**
 * All tables. Those that grow have `organization_id` first in their primary key, so that the schema can be distributed by
 * it; composite foreign keys prevent references across organizations. No column defaults to now(): the clock is passed in
 * (product 15.4).
 */
export const tables = {
  ...organizations,
  ...people,
  ...joining,
  ...auth,
  ...patrols,
  ...assignments,
  ...offers,
  ...record,
  ...privacy,
  ...ecc,
  ...vehicles,
  ...views,
  ...mail,
  ...messages,
  ...reminders,
  ...platform,
};

/** The tables and their relations. */
export const schema = { ...tables, ...relations };
