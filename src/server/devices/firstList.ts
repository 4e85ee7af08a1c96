import type { DeviceDeps } from './deps.ts';
import { poll } from './poll.ts';
import type { ConnectionRow } from './store/connections.ts';
import { TIMING } from './timing.ts';

/** Reads the devices of a connection that was made just now, and waits a little for them: what takes longer goes on without us. */
export async function firstList(deps: DeviceDeps, { memberId, id }: ConnectionRow): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, TIMING.firstListMs)));
  const work = poll(deps, memberId, id).catch((error: unknown) => {
    deps.log.error({ err: error }, 'the devices of a new connection could not be read');
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
