import { evaluateAlerts } from '../alerts/evaluate.ts';
import { notifyTargets } from '../alerts/notify.ts';
import { toAlertDeps } from '../alerts/subject.ts';
import type { Deps } from '../platform/context.ts';

const EVERY_MS = 60_000;

/** Workers look for alerts, so a web process looks for workers. */
export function watchWorkers(deps: Deps, everyMs = EVERY_MS): () => void {
  const alertDeps = toAlertDeps(deps);
  const look = async (): Promise<void> => {
    await evaluateAlerts(alertDeps, ['NO_WORKER']);
    await notifyTargets(alertDeps);
  };
  const timer = setInterval(() => {
    look().catch((error: unknown) =>
      deps.log.warn({ err: error }, 'whether a worker runs could not be read'),
    );
  }, everyMs);
  return () => clearInterval(timer);
}
