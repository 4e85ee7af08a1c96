import { defineConfig } from 'drizzle-kit';

/** `npm run db:generate` compares the tables of every subject with the migrations there are and writes the next one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/**/tables.ts',
  out: './src/server/platform/db/migrations',
});
