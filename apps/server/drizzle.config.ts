import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name <what>` in this folder writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: '../../kernel/platform/database/schema/*.ts',
  out: '../../kernel/platform/database/migrations',
});
