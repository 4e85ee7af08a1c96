import type { RestClient } from '../../platform/transport/restClient.ts';
import { RequestFailure } from '../../platform/transport/failure.ts';

export interface ServiceWatch {
  readonly rest: Pick<RestClient, 'read'>;
  readonly setTimeout: (action: () => void, milliseconds: number) => unknown;
  readonly everyMs: number;
  readonly onBack: () => void;
}

/** How often `/maintenance` asks. Often enough not to keep anybody waiting, seldom enough not to be a load. */
export const MAINTENANCE_CHECK_MS = 10_000;

/**
 * Asks for the user status until the service answers anything but 503 (SYS-10, SYS-12); no answer at all is no answer.
 * Returns how to stop.
 */
export function watchService({ rest, setTimeout, everyMs, onBack }: ServiceWatch): () => void {
  const gone = new AbortController();
  const ask = async () => {
    const isBack = await rest.read('/user_status', {}, { signal: gone.signal }).then(
      () => true,
      (error: unknown) => !(error instanceof RequestFailure) || (error.status !== 503 && error.status !== 0),
    );
    if (gone.signal.aborted) return;
    if (isBack) onBack();
    else setTimeout(() => void ask(), everyMs);
  };
  void ask();
  return () => gone.abort();
}
