import { pollUntil } from '../../../domain/transport/pollUntil.ts';
import type { RestClient } from '../../platform/transport/restClient.ts';
import { RequestFailure } from '../../platform/transport/failure.ts';

export interface ServiceWatch {
  readonly rest: Pick<RestClient, 'read'>;
  readonly setTimeout: (action: () => void, milliseconds: number) => unknown;
  readonly everyMs: number;
  /** `atOnce`: the first poll found the service available. */
  readonly onBack: (atOnce: boolean) => void;
}

/** Polling interval of `/maintenance`, a compromise between waiting and load. */
export const MAINTENANCE_CHECK_MS = 10_000;

/**
 * Polls the user status until the service answers anything but 503 (SYS-10, SYS-12). A network
 * error doesn't count as an answer. Has no time limit, because maintenance has none. Returns a function that stops polling.
 */
export function watchService({ rest, setTimeout, everyMs, onBack }: ServiceWatch): () => void {
  const gone = new AbortController();
  const { signal } = gone;
  let asked = 0;
  const ask = () => {
    asked += 1;
    return rest.read('/user_status', {}, { signal }).then(
      () => true,
      (error: unknown) => !(error instanceof RequestFailure) || (error.status !== 503 && error.status !== 0),
    );
  };
  const timer = {
    now: () => 0,
    wait: (milliseconds: number) => new Promise<void>((go) => void setTimeout(go, milliseconds)),
  };
  void pollUntil({
    ask,
    isDone: (isBack) => isBack,
    everyMs,
    maxMs: Number.POSITIVE_INFINITY,
    timer,
    signal,
  }).then(({ kind }) => {
    if (kind === 'done') onBack(asked === 1);
  });
  return () => gone.abort();
}
