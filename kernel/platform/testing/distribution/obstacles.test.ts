import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { mail } from '../../database/schema/mails.ts';
import { tables } from '../../database/schema/schema.ts';
import { obstaclesOf } from './obstacles.ts';

it('the tables could be distributed by organization [15.4, 15.36]', () => {
  expect(Object.values(tables).flatMap(obstaclesOf)).toEqual([]);
});

it('a key, a uniqueness or a reference that does not begin with the organization is an obstacle [15.36]', () => {
  const radio = pgTable('patrol', {
    id: uuid('id').primaryKey(),
    organizationId: uuid('organization_id'),
    callSign: uuid('call_sign').unique('patrol_call_sign'),
    mailId: uuid('mail_id').references(() => mail.id),
  });
  expect(obstaclesOf(radio)).toEqual([
    'patrol: no organization',
    'patrol: primary key',
    'patrol: patrol_call_sign',
    'patrol: patrol_mail_id_mail_id_fk',
  ]);
});
