import { z } from 'zod';
import { Email } from '#contract';
import { StartError } from '#embedded-postgres';
import { planMigrations } from '#platform/database/migration-plan.ts';
import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { move } from './move.ts';
import { besideServer } from './on-database.ts';
import { privacyCommand } from './privacy.ts';
import { restore } from './restore.ts';
import { resume } from './resume.ts';
import { sendTestMail } from './test-mail.ts';
import { verify } from './verify.ts';

const OrganizationCount = z.coerce.number().int().min(1).max(10_000);

/** All commands. */
export const commands: readonly Command[] = [
  {
    name: 'migrate',
    parameters: [],
    options: ['plan'],
    description: 'Brings the database up to date; with --plan, says what that would do, and does nothing.',
    async run({ config, services }, _given, { plan }) {
      if (plan) return besideServer(config, planMigrations);
      await services();
      return ['The database is up to date.'];
    },
  },
  {
    name: 'demo',
    parameters: [],
    options: ['organizations'],
    description:
      'Loads the demonstration; with --organizations, so many made-up ones besides, each with four years of patrols.',
    async run({ services, terminal }, _given, { organizations }) {
      const number = organizations === undefined ? undefined : numberOf(organizations);
      const { demo } = await services();
      await (number === undefined ? demo.load() : demo.loadMany(number, terminal.note));
      return ['The demonstration is loaded.', ...(await demo.signIns())];
    },
  },
  {
    name: 'remove-demo',
    parameters: [],
    description: 'Deletes the demonstration, with everything that was added to its organizations.',
    async run({ services }) {
      const { demo } = await services();
      await demo.remove();
      return ['The demonstration is removed.'];
    },
  },
  {
    name: 'create-super-admin',
    parameters: ['EMAIL'],
    description:
      'Creates a super administrator or resets the password: SUPER_ADMIN_PASSWORD, or by a one-time link.',
    async run({ config, services }, [given]) {
      const email = emailOf(given);
      const { installation } = await services();
      const link = await installation.addSuperAdmin({ email, password: config.superAdmin.password });
      return [
        link ? `Set the password of ${email}: ${link}` : `${email} can sign in with SUPER_ADMIN_PASSWORD.`,
      ];
    },
  },
  {
    name: 'reset-second-step',
    parameters: ['EMAIL'],
    description: 'Lets somebody who has lost their phone sign in with the password alone, and mails them.',
    async run({ services }, [given]) {
      const email = emailOf(given);
      const { auth } = await services();
      const isReset = await auth.resetSecondStepOf(email);
      return [isReset ? `${email} signs in with the password alone.` : `${email} has no second step.`];
    },
  },
  {
    name: 'test-mail',
    parameters: ['EMAIL'],
    description:
      'Sends a mail at once, beside a running server too, and prints what the mail server answers.',
    async run({ config }, [given]) {
      return [await sendTestMail(config, emailOf(given))];
    },
  },
  backup,
  verify,
  restore,
  resume,
  move,
  privacyCommand,
];

/** Throws StartError. */
function numberOf(given: string): number {
  const { data: number } = OrganizationCount.safeParse(given);
  if (!number) throw new StartError(`${given} is not a number of organizations, from 1 to 10,000.`);
  return number;
}

/** Throws StartError. */
function emailOf(given: string | undefined): string {
  const { data: email } = Email.safeParse(given);
  if (!email) throw new StartError(`${given} is not an email address.`);
  return email;
}
