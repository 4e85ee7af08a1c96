import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/**
 * Writes the files of an embedded database that has every table and nothing in them. Opening them takes a third of
 * the processor time that making and migrating a new database takes. `npm test` names the archive to the browser tests,
 * because finding out which one is current loads half the server.
 */
export async function migratedFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file =
    process.env['EBBWATT_TEST_TEMPLATE'] ?? (await (await import('./databaseTemplate.ts')).templateFile());
  execFileSync('tar', ['-xf', file, '-C', folder], { stdio: 'ignore' });
}
