import { DemonstrationInProduction } from '../demo/command.ts';
import { ConfigError } from '../platform/config.ts';
import { DataFolderFault } from '../platform/dataFolder.ts';
import { databaseFault, isDatabaseGone } from '../platform/db/errors.ts';
import { FolderInUse } from '../platform/db/folderLock.ts';
import { MigrationError } from '../platform/db/migrate.ts';
import { SandboxFault } from './sandboxProcess.ts';

/** Why the program doesn't start, for the operator; null for a bug, which needs its stack. */
export function startFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if (
    error instanceof ConfigError ||
    error instanceof DataFolderFault ||
    error instanceof FolderInUse ||
    error instanceof SandboxFault ||
    error instanceof DemonstrationInProduction ||
    error.name === 'BrandFaultsError'
  )
    return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is taken by another program. Stop that one, or give this one another port with --port N or PORT.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} may not be used by this user. Give another one with --port N or PORT.`;
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC')
    return `The data folder cannot be written: ${error.message}`;
  if (isDatabaseGone(error))
    return 'The database of DATABASE_URL cannot be reached. Is it running, and is the address right?';
  const state = databaseFault(error)?.code;
  if (state === '28P01' || state === '28000')
    return 'The database of DATABASE_URL refuses the user or the password.';
  if (state === '3D000') return 'The database that DATABASE_URL names does not exist on that server.';
  if (error instanceof MigrationError) {
    const cause = error.cause instanceof Error ? ` ${error.cause.message}` : '';
    return error.message + cause;
  }
  return null;
}
