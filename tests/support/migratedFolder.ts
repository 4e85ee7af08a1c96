import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { templateFile } from './databaseTemplate.ts';

/**
 * Writes the files of an embedded database that has every table and nothing in them. Opening them takes a third of
 * the processor time that making and migrating a new database takes.
 */
export async function migratedFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  execFileSync('tar', ['-xf', await templateFile(), '-C', folder], { stdio: 'ignore' });
}
