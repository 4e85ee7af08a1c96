import type { EnergyEvent } from '../../../../codegen/rest/types.ts';
import { situationOf } from './situation.ts';

const WITH_DEVICES_MS = 5_000;
const WITHOUT_DEVICES_MS = 30_000;
const FOR_RESULT_MS = 15_000;
/** Events paid per device settle within minutes; meters take a day or two, longer than a page stays open. */
const WAITING_MS = 30 * 60_000;

/**
 * After how many milliseconds an open event is asked for again; false: not by itself. Devices change from one moment to
 * the next; a home without any is asked less often, because its page shows what the clock alone knows.
 */
export function pollMs(event: EnergyEvent | undefined, now: number): number | false {
  if (event === undefined) return false;
  switch (situationOf(event, now)) {
    case 'running':
      return Object.keys(event.devices).length > 0 ? WITH_DEVICES_MS : WITHOUT_DEVICES_MS;
    case 'pending':
      return now - Date.parse(event.end_dttm) < WAITING_MS ? FOR_RESULT_MS : false;
    default:
      return false;
  }
}
