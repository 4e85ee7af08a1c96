import { csvTable } from '../../../domain/settlement/csvText.ts';
import { findEvent } from '../../events/service.ts';
import type { MemberContext } from '../../platform/context.ts';
import { missing } from '../../platform/errors.ts';
import { rowId } from '../../platform/graphql/nodes.ts';
import { findPerformance } from './store.ts';

const COLUMNS = ['start', 'end', 'in_event', 'homes', 'baseline_wh', 'used_wh', 'reduction_wh'] as const;

/** What an event brought by settlement interval, as measured: each line sums the homes with data in it. */
export async function performanceCsv({ brand, db }: MemberContext, globalId: string): Promise<string> {
  const id = rowId(globalId, 'StaffEvent');
  const event = id === null ? null : await findEvent(db, brand.id, id);
  const found = event === null ? null : await findPerformance(db, event.id);
  if (found === null) throw missing();
  const utc = (seconds: number) => new Date(seconds * 1000).toISOString();
  return csvTable([
    [...COLUMNS],
    ...found.profile.map(({ start, seconds, inEvent, homes, baselineWh, usedWh }) => [
      utc(start),
      utc(start + seconds),
      inEvent,
      homes,
      baselineWh,
      usedWh,
      baselineWh - usedWh,
    ]),
  ]);
}
