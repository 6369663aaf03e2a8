import { doublePrecision, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { organization } from './organizations.ts';

/** A vehicle that the organization's patrols use, remembered from the last log-on or start that named it. */
export const vehicle = pgTable(
  'vehicle',
  {
    organizationId: uuid('organization_id')
      .notNull()
      .references(() => organization.id),
    rego: text('rego').notNull(),
    make: text('make'),
    model: text('model'),
    color: text('color'),
    lastUsed: instant('last_used').notNull(),
    /** In kilometres, at the finish at `odometerWhen`. */
    odometer: doublePrecision('odometer'),
    odometerWhen: instant('odometer_when'),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.rego] }),
    index('vehicle_by_use').on(table.organizationId, table.lastUsed, table.rego),
  ],
);
