import { isTraced } from '../../../domain/transport/errorTrace.ts';

/** NET-25. */
export type Severity = 'fatal' | 'error' | 'warning' | 'info';

export interface ErrorReport {
  readonly error: unknown;
  readonly severity?: Severity | undefined;
  /** Response data and the like; never personal data that the member typed. */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
}

export interface ErrorReporter {
  report(report: ErrorReport): void;
  /** NET-27: a state change that should not be possible. */
  unexpected(what: string, detail?: unknown): void;
}

/** The error-reporting service, as far as the app knows it. */
export interface ErrorSink {
  send(event: {
    readonly name: string;
    readonly message: string;
    readonly stack: string | undefined;
    readonly severity: Severity;
    readonly extra: Readonly<Record<string, unknown>>;
    /** Whether a performance trace goes with it (NET-26). */
    readonly traced: boolean;
  }): void;
}

export interface ErrorReporterOptions {
  readonly sink: ErrorSink | null;
  readonly console: Pick<Console, 'error'>;
  /** A number from 0 up to 1, for the share of errors that carry a trace (NET-26). */
  readonly random: () => number;
}

/** Errors go to the service where there is one; a failing service never makes a second error. */
export function createErrorReporter({ sink, console, random }: ErrorReporterOptions): ErrorReporter {
  return {
    report({ error, severity = 'error', extra = {} }) {
      const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
      try {
        sink?.send({ name, message, stack, severity, extra, traced: isTraced(random()) });
      } catch (fault) {
        console.error(fault);
      }
    },
    unexpected(what, detail) {
      console.error(what, detail);
    },
  };
}
