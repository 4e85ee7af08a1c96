import { isTraced } from '../../../domain/transport/errorTrace.ts';

/** NET-25. */
export type Severity = 'fatal' | 'error' | 'warning' | 'info';

export interface ErrorReport {
  readonly error: unknown;
  readonly severity?: Severity | undefined;
  /** Response data and the like; never what the member typed. */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
}

export interface ErrorReporter {
  report(report: ErrorReport): void;
  /** NET-27: an unexpected state change. */
  unexpected(what: string, detail?: unknown): void;
}

/** The error-reporting service. */
export interface ErrorSink {
  send(event: {
    readonly name: string;
    readonly message: string;
    readonly stack: string | undefined;
    readonly severity: Severity;
    readonly extra: Readonly<Record<string, unknown>>;
    /** Whether a performance trace is attached (NET-26). */
    readonly traced: boolean;
  }): void;
}

export interface ErrorReporterOptions {
  readonly sink: ErrorSink | null;
  readonly console: Pick<Console, 'error'>;
  /** In [0, 1), for sampling traces (NET-26). */
  readonly random: () => number;
}

/** Reports errors to the service, if any; a failing service never causes a second error. */
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
