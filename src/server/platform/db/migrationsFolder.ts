import { join } from 'node:path';

/** The migrations' folder, below the project's root. */
export function migrationsFolder(root: string): string {
  return join(root, 'src', 'server', 'platform', 'db', 'migrations');
}
