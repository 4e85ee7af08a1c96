import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { eventSituation } from './situation.ts';

const WITH_DEVICES_MS = 5_000;
const WITHOUT_DEVICES_MS = 30_000;
const FOR_RESULT_MS = 15_000;
/** Events paid per device settle within minutes; meters take a day or two, longer than a page stays open. */
const WAITING_MS = 30 * 60_000;

/**
 * Milliseconds until an open event is refetched; false: no polling. Devices change from one moment to
 * the next; a home without devices polls less often, because its page depends on the clock alone.
 */
export function pollMs(event: EnergyEvent | undefined, now: number): number | false {
  if (event === undefined) return false;
  switch (eventSituation(event, now)) {
    case 'running':
      return Object.keys(event.devices).length > 0 ? WITH_DEVICES_MS : WITHOUT_DEVICES_MS;
    case 'pending':
      return now - Date.parse(event.end_dttm) < WAITING_MS ? FOR_RESULT_MS : false;
    default:
      return false;
  }
}
