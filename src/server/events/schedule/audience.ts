import type { EventGroup } from '../../../domain/events/groups.ts';
import { WHOLE_PROGRAM, type Audience } from '../../../domain/segments/audience.ts';
import type { Db } from '../../platform/db/db.ts';
import { segmentsToMatch, type MatchStatement } from '../../segments/service.ts';
import type { EventDeps } from '../deps.ts';
import {
  countInSegment,
  countKeptAudience,
  insideGroup,
  membersInSegment,
  outsideEvents,
} from '../queries/audience.ts';
import { realTimeReach, type RealTimeReach } from '../queries/realTimeReach.ts';
import { wouldBeInvited } from '../../readmodels/audience.ts';
import { insertAudience } from '../store/audience.ts';
import { countInvited } from '../store/participations.ts';
import type { StoredEvent } from './storedEvent.ts';

export interface Invited {
  readonly audience: Audience;
  readonly group: EventGroup | null;
  /** Of staff's own segment: who is in it. */
  readonly match: MatchStatement | null;
}

interface Wanted {
  readonly brandId: string;
  readonly audience?: Audience;
  /** Events whose homes stay in them. */
  readonly besides?: readonly string[];
  /** The share of the audience that it is for; default: all of it. */
  readonly group?: EventGroup | null;
}

/** Members kept in one statement. */
const KEPT_AT_ONCE = 5_000;

/** The audience with the segment behind it, without the homes of other events; null: the brand has no such segment. */
export async function readAudience(
  deps: EventDeps,
  { brandId, audience = WHOLE_PROGRAM, besides = [], group = null }: Wanted,
): Promise<Invited | null> {
  if (audience.kind !== 'segment') return { audience, group, match: null };
  const found = await segmentsToMatch(deps, brandId, [audience.segmentId]);
  if (found === null) return null;
  const drawn = group === null ? found.match : insideGroup(found.match, group);
  const match = besides.length === 0 ? drawn : outsideEvents(drawn, besides);
  return { audience: { ...audience, name: found.names[0] ?? '' }, group, match };
}

/** How many members of a program match a segment, but stay in other events. */
export async function countElsewhere(
  deps: EventDeps,
  { programId, besides = [], ...wanted }: Wanted & { readonly programId: string },
): Promise<number> {
  if (besides.length === 0) return 0;
  const all = await countAudience(deps, { programId, ...wanted }, null, deps.clock.now());
  return all - (await countAudience(deps, { programId, besides, ...wanted }, null, deps.clock.now()));
}

/** Keeps who is in the segment now as the event's audience. */
export async function keepAudience(tx: Db, { id }: StoredEvent, match: MatchStatement): Promise<void> {
  for (let after: string | null = null; ;) {
    const ids: readonly string[] = await membersInSegment(tx, match, { after, limit: KEPT_AT_ONCE });
    if (ids.length > 0) await insertAudience(tx, id, ids);
    after = ids.at(-1) ?? null;
    if (ids.length < KEPT_AT_ONCE) return;
  }
}

/** How many members would be invited. A moved event keeps its audience; to a segment that is gone, no one belongs. */
export async function countAudience(
  deps: EventDeps,
  { programId, ...wanted }: Wanted & { readonly programId: string },
  moved: StoredEvent | null,
  now: Date,
): Promise<number> {
  if (moved?.audience.kind === 'segment') return countKeptAudience(deps.db, moved.id, programId);
  const audience = moved?.audience ?? wanted.audience ?? WHOLE_PROGRAM;
  const group = (moved ?? wanted).group ?? null;
  if (audience.kind !== 'segment') return countInvited(deps.db, programId, { audience, group }, now);
  const invited = await readAudience(deps, wanted);
  return invited?.match == null ? 0 : countInSegment(deps.db, programId, invited.match);
}

const NOTHING: RealTimeReach = { homes: 0, devices: [], kilowatts: 0 };

/** What a real-time event would control at this moment; nothing where the segment is gone. */
export async function reachInRealTime(
  deps: EventDeps,
  { programId, ...wanted }: Wanted & { readonly programId: string },
  now: Date,
): Promise<RealTimeReach> {
  const invited = await readAudience(deps, wanted);
  if (invited === null) return NOTHING;
  const { audience, group, match } = invited;
  if (match !== null) return realTimeReach(deps.db, programId, { match }, now);
  if (audience.kind === 'segment') return NOTHING;
  const condition = wouldBeInvited({ audience, group }, 'en', `'${now.toISOString()}'::timestamptz`);
  return realTimeReach(deps.db, programId, { condition }, now);
}
