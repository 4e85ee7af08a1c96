import { DemonstrationInProduction } from '../demo/command.ts';
import { ConfigError } from '../platform/config.ts';
import { DataFolderFault } from '../platform/dataFolder.ts';
import { databaseFault, isDatabaseGone, isDiskFull } from '../platform/db/errors.ts';
import { FolderInUse } from '../platform/db/folderLock.ts';
import { MigrationError } from '../platform/db/migrate.ts';
import { SecretKeyFault } from '../platform/secretStore.ts';
import { SandboxFault } from './sandboxProcess.ts';

/** Why the program doesn't start, for the operator; null for a bug, which needs its stack. */
export function startFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (
    error instanceof ConfigError ||
    error instanceof DataFolderFault ||
    error instanceof FolderInUse ||
    error instanceof SandboxFault ||
    error instanceof SecretKeyFault ||
    error instanceof DemonstrationInProduction ||
    error.name === 'BrandFaultsError'
  )
    return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Another program uses port ${port ?? ''}. Stop it, or choose another port with --port N or PORT.`;
  if (code === 'EACCES' && port !== undefined)
    return `This user can’t use port ${port}. Choose another one with --port N or PORT.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC')
    return `We can’t write to the data folder: ${error.message}`;
  if (isDiskFull(error))
    return 'The disk of the data folder is full, and there is no data in it yet. Make room, or choose another folder with DATA_DIR.';
  if (isDatabaseGone(error))
    return 'We can’t reach the database in DATABASE_URL. Is it running, and is the address right?';
  if (error.message.includes('unsupported startup parameter'))
    return 'DATABASE_URL is a pooler such as PgBouncer. Set DATABASE_DIRECT_URL to the server behind it.';
  const state = databaseFault(error)?.code;
  if (state === '28P01' || state === '28000')
    return 'The database in DATABASE_URL refuses the user or the password.';
  if (state === '3D000') return 'The database in DATABASE_URL doesn’t exist on that server.';
  if (error instanceof MigrationError) {
    const cause = error.cause instanceof Error ? ` ${error.cause.message}` : '';
    return error.message + cause + extensionRemedy(cause);
  }
  return null;
}

/** What an operator does about an extension that is refused, or that the server doesn't have. */
function extensionRemedy(cause: string): string {
  const [, name] = /extension "(\w+)"/.exec(cause) ?? [];
  if (name === undefined) return '';
  return cause.includes('permission denied')
    ? `. Let the role own the database, or a superuser run "create extension ${name}" in it, and start again.`
    : `. Install PostgreSQL’s contrib package on the database server, and start again.`;
}
