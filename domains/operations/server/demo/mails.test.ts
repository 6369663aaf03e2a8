import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { person } from '#platform/database/schema/people.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { testApp } from '#server/testing/app.ts';
import { testMailer } from '#server/testing/mailer.ts';
import { demoService } from './service.ts';

const server = testApp();
const send = testMailer(server);

afterEach(async () => {
  await server.services.demo.remove();
  for (const name of await readdir(send.folder())) await rm(join(send.folder(), name));
});

/** Invites this person; returns how many mails were sent and how many files were written. */
async function invite(someone: { id: string; organizationId: string | null }) {
  await inTransaction(server.database, (tx) => server.services.auth.invite(tx, someone));
  const sent = (await send()).length;
  return { sent, files: (await readdir(send.folder())).length };
}

async function demoPerson(firstName: string) {
  const [found] = await server.database.select().from(person).where(eq(person.firstName, firstName));
  if (!found) throw new Error(`${firstName} is not in the demonstration`);
  return found;
}

describe('the mails of the demonstration', () => {
  it('are written to files, also in production and with a mail server [11.8]', async () => {
    const settings = { ...server.context.settings, production: true };
    await demoService({ ...server.context, settings }, server.services.auth).load();
    expect(await invite(await demoPerson('Graeme'))).toEqual({ sent: 0, files: 1 });
    expect(await invite(await server.buildPerson())).toEqual({ sent: 1, files: 1 });
  });

  it('are all mails while its super administrator, who may open any organization, has the published password', async () => {
    await server.services.demo.load();
    expect(await invite(await server.buildPerson())).toEqual({ sent: 0, files: 1 });
    const superAdmin = await demoPerson('Hana');
    expect(await invite(superAdmin)).toEqual({ sent: 0, files: 2 });
    await server.database.update(person).set({ passwordHash: 'another' }).where(eq(person.id, superAdmin.id));
    expect(await invite(await server.buildPerson())).toEqual({ sent: 1, files: 2 });
  });
});

it('without the demonstration every mail is sent', async () => {
  expect(await invite(await server.buildPerson())).toEqual({ sent: 1, files: 0 });
});
