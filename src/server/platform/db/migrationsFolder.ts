import { join } from 'node:path';

/** Where the generator writes the migrations, below the project's root. */
export function migrationsFolder(root: string): string {
  return join(root, 'src', 'server', 'platform', 'db', 'migrations');
}
