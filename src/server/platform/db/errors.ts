import { isNoSpace } from './diskFull.ts';

/** PostgreSQL's details of an error, from the error itself or its causes. */
export interface DatabaseFault {
  readonly code: string;
  readonly constraint: string | null;
}

/** The SQLSTATE anywhere in an error's chain of causes; null when no database reported it. */
export function databaseFault(error: unknown): DatabaseFault | null {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth += 1) {
    const { code, constraint } = at as { code?: unknown; constraint?: unknown };
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !at.message.startsWith('connect ')) {
      return { code, constraint: typeof constraint === 'string' ? constraint : null };
    }
  }
  return null;
}

/** Whether a unique constraint was violated: the named one, or any. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  const fault = databaseFault(error);
  return fault?.code === '23505' && (constraint === undefined || fault.constraint === constraint);
}

/** A conflict between transactions: retry the whole transaction. */
export function isRetryable(error: unknown): boolean {
  const code = databaseFault(error)?.code;
  return code === '40001' || code === '40P01';
}

const unstorableStates = new Set(['22007', '22008', '22021', '22P02', '22P05']);

/** Whether the database can't store a text: U+0000, half a surrogate pair, or not a value of the column's type. */
export function isUnstorableText(error: unknown): boolean {
  return unstorableStates.has(databaseFault(error)?.code ?? '');
}

const goneStates = new Set(['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006']);
const goneSystemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOENT',
]);
const goneMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'connection error and is not queryable',
  'Client was closed',
  'Cannot use a pool after calling end',
];

/** The database is unreachable; a retry may work soon. */
export function isDatabaseGone(error: unknown): boolean {
  const state = databaseFault(error)?.code;
  if (state !== undefined && goneStates.has(state)) return true;
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth += 1) {
    const { code, syscall } = at as { code?: unknown; syscall?: unknown };
    if (typeof code === 'string' && goneSystemCodes.has(code) && (code !== 'ENOENT' || syscall === 'connect'))
      return true;
    const { message } = at;
    if (goneMessages.some((part) => message.includes(part))) return true;
    if (at instanceof AggregateError && at.errors.some((each) => isDatabaseGone(each))) return true;
  }
  return false;
}

/** Whether a write failed for lack of space, in the database (SQLSTATE 53100) or on this machine. Reads still work. */
export function isDiskFull(error: unknown): boolean {
  if (databaseFault(error)?.code === '53100') return true;
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth += 1)
    if (isNoSpace(at)) return true;
  return false;
}
