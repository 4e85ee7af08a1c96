import { pollUntil } from '../../../domain/transport/pollUntil.ts';
import type { RestClient } from '../../platform/transport/restClient.ts';
import { RequestFailure } from '../../platform/transport/failure.ts';

export interface ServiceWatch {
  readonly rest: Pick<RestClient, 'read'>;
  readonly setTimeout: (action: () => void, milliseconds: number) => unknown;
  readonly everyMs: number;
  /** `atOnce`: it was back before anybody had to wait. */
  readonly onBack: (atOnce: boolean) => void;
}

/** How often `/maintenance` asks. Often enough not to keep anybody waiting, seldom enough not to be a load. */
export const MAINTENANCE_CHECK_MS = 10_000;

/**
 * Asks for the user status until the service answers anything but 503 (SYS-10, SYS-12); no answer at all is no answer.
 * However long that takes: maintenance does, and the page has nothing else to do. Returns how to stop.
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
