import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import { levels } from 'pino';
import type { Logger } from '../logger.ts';

type ChildLog = NonNullable<FastifyServerOptions['childLoggerFactory']>;
type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';

/** Whether lines of the level are written. */
export const writes = (log: Logger, level: Level): boolean =>
  (levels.values[level] ?? Infinity) >= (levels.values[log.level] ?? Infinity);

/** A request's log, made with its first line: most requests write none where only warnings are written. */
class LazyLog implements FastifyBaseLogger {
  #made: Logger | null = null;
  #level: string;
  readonly #make: () => Logger;

  constructor(level: string, make: () => Logger) {
    this.#level = level;
    this.#make = make;
  }

  get #log(): Logger {
    return (this.#made ??= this.#make());
  }
  get level(): string {
    return this.#made?.level ?? this.#level;
  }
  set level(level: string) {
    this.#log.level = level;
    this.#level = level;
  }
  get fatal(): Logger['fatal'] {
    return this.#bound('fatal');
  }
  get error(): Logger['error'] {
    return this.#bound('error');
  }
  get warn(): Logger['warn'] {
    return this.#bound('warn');
  }
  get info(): Logger['info'] {
    return this.#bound('info');
  }
  get debug(): Logger['debug'] {
    return this.#bound('debug');
  }
  get trace(): Logger['trace'] {
    return this.#bound('trace');
  }
  get silent(): Logger['silent'] {
    return ignore;
  }
  child(...args: Parameters<Logger['child']>): Logger {
    return this.#log.child(...args);
  }

  /** Made when it is called: Fastify reads all of these of each request. */
  #bound(level: Level): Logger['info'] {
    if (!writes(this, level)) return ignore;
    return (...args: unknown[]) => void Reflect.apply(this.#log[level], this.#log, args);
  }
}

const ignore = (): void => undefined;

/** Fastify's factory of the requests' logs. */
export const lazyChildLog: ChildLog = (parent, bindings, options) =>
  new LazyLog(options.level ?? parent.level, () => parent.child(bindings, options));
