import { pino } from 'pino';
import type { Logger } from './logger.ts';
import { databaseFault } from './db/errors.ts';
import { RequestError } from './errors.ts';
import type { LogLevel } from './setting.ts';

/** The process's output, or a test's list. */
export interface LogStream {
  write(line: string): void;
}

const hidden = [
  'email',
  'password',
  'token',
  'access_token',
  'accessToken',
  'cookie',
  'authorization',
  'address',
  'phone',
  'number',
  'firstName',
  'lastName',
];

/**
 * Structured lines without personal data. Request lines use the route's pattern, never the address; errors go through
 * `errorFacts`; fields with sensitive names are blanked.
 */
export function createLog(level: LogLevel, stream: LogStream = process.stdout): Logger {
  const options = {
    level,
    redact: { paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    serializers: {
      err: (error: unknown) => errorFacts(error),
      error: (error: unknown) => errorFacts(error),
      req: () => ({}),
      res: () => ({}),
    },
  };
  return pino(options, stream);
}

export interface ErrorFacts {
  type: string;
  message: string;
  code?: string;
  constraint?: string;
  /** The stack without its message. */
  stack: string;
  cause?: ErrorFacts;
  [key: string]: unknown;
}

/**
 * The loggable part of an error. Database errors contain values (addresses, names), so only code and constraint are
 * kept; the message of a refused request is for its caller only.
 */
function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' };
  const fault = databaseFault(error);
  const ownWords = fault === null && !('query' in error) && !(error instanceof RequestError);
  return {
    type: error.name,
    message: ownWords
      ? // The name's length is limited, or the search would take quadratic time on a partner's long answer.
        error.message.replace(/[^\s@"'<>]{1,64}@[^\s@"'<>]+/g, '[address]').slice(0, 500)
      : '[hidden]',
    ...(fault === null ? {} : { code: fault.code }),
    ...(fault?.constraint ? { constraint: fault.constraint } : {}),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12)
      .map((line) => line.trim())
      .join('\n'),
    ...(error.cause instanceof Error && depth < 4 ? { cause: errorFacts(error.cause, depth + 1) } : {}),
  };
}
