import type { EventType } from '../../domain/events/types.ts';
import type { CarryStep } from '../../domain/settlement/carry.ts';
import type { PaidResult, ProgramPay } from '../../domain/settlement/likelyPay.ts';
import type { ReductionVerdict } from '../../domain/settlement/noise.ts';
import type { ReceiptInterval } from '../../domain/settlement/receipt.ts';
import type { StandingRules } from '../../domain/settlement/standingRules.ts';
import { ARCHIVE_AWAY } from '../../domain/transport/answerFacts.ts';
import type { Db } from '../platform/db/db.ts';
import { shortRead } from '../platform/db/sql.ts';
import { RequestError } from '../platform/errors.ts';
import { inTime } from '../platform/inTime.ts';
import { isInvited } from './audience.ts';
import type { EventFacts } from './memberEvent.ts';
import { PROGRAM_PAY, type MemberEventRow } from './memberEvents.ts';
import { readReceiptContents, settledReceipt, type ReceiptKey } from './receipts.ts';
import { CONTENT_NUMBER, MOST_READ, shownAt, type PlacementRow } from './placementRows.ts';
import { CONNECTION_COLUMNS, CONNECTION_JOINS, type ConnectionRow } from './connectionRow.ts';
import { isInTrouble } from './deviceTrouble.ts';
import { vacationAt } from './vacation.ts';

/** The running or next event. Instants are milliseconds since 1970. */
export type NextEventRow = EventFacts & Pick<MemberEventRow, 'id' | 'type'>;

/** A settled reduction, latest first. */
export interface ResultRow extends Omit<PaidResult, 'minutes'> {
  readonly id: string;
  readonly type: EventType;
  readonly end: number;
  readonly reductionWh: number;
  readonly usedWh: number;
  readonly points: number;
  readonly watts: number;
  readonly estimateOnly: boolean;
  /** Whether the member left before the end. */
  readonly left: boolean;
}

/** An event that is over and waits only for readings that are on their way. */
export type WaitingRow = Pick<ResultRow, 'id' | 'start' | 'end'>;

/** From the latest result's receipt. */
interface LatestReceipt {
  readonly intervals: readonly ReceiptInterval[] | null;
  readonly verdict: ReductionVerdict | null;
  readonly carry: CarryStep | null;
}

/** A member's data for Home. */
export type HomeRow = ConnectionRow & {
  readonly firstName: string;
  readonly next: NextEventRow | null;
  readonly results: readonly ResultRow[] | null;
  readonly latest: LatestReceipt | null;
  /** Whether the archive that has that receipt doesn't answer. */
  readonly isLatestAway: boolean;
  readonly waiting: WaitingRow | null;
  readonly recent: readonly number[] | null;
  readonly streak: number | null;
  /** The member's program's; null without one. */
  readonly standingRules: StandingRules | null;
  readonly watts: number | null;
  readonly joinedEvent: boolean;
  /** What the program's recent results paid for; null without any. */
  readonly programPay: ProgramPay | null;
  readonly hasDevice: boolean;
  readonly devicesInTrouble: readonly { readonly deviceId: string; readonly name: string }[] | null;
  readonly phoneToConfirm: boolean;
  readonly placements: readonly PlacementRow[] | null;
};

/** After that, Home no longer speaks of an event without a result. */
const LONGEST_WAIT_DAYS = 14;
/** For this long after an event, its readings count as on their way, not missing. */
const ON_THEIR_WAY_DAYS = 2;

/**
 * $1 member, $2 brand, $3 now. Every list is limited, and every lookup uses an index that begins with the member, the
 * service point, the program or the brand.
 */
export const HOME_SQL = `select m.first_name as "firstName", ${CONNECTION_COLUMNS}, next.body as next,
    past.results, past.latest, waiting.body as waiting, s.recent, s.streak, program.rules -> 'standing' as "standingRules", b.watts,
    ${PROGRAM_PAY} as "programPay",
    exists (select from participations p where p.member_id = m.id and p.opt = 'in') as "joinedEvent",
    exists (select from devices d where d.member_id = m.id and d.removed_at is null) as "hasDevice",
    (
      select json_agg(json_build_object('deviceId', t.id, 'name', t.display_name) order by t.id)
      from (
        select dv.id, dv.display_name
        from devices dv
        join device_connections dc on dc.member_id = dv.member_id and dc.id = dv.connection_id
        where dv.member_id = m.id and dv.removed_at is null and ${isInTrouble('dv', 'dc')}
        order by dv.id limit 5
      ) t
    ) as "devicesInTrouble",
    exists (
      select from phone_numbers n
      where n.member_id = m.id and not n.verified and (n.expires_at is null or n.expires_at > $3::timestamptz)
    ) as "phoneToConfirm",
    places.body::text as placements
  from members m ${CONNECTION_JOINS}
  left join programs program on program.id = c.program_id
  left join program_pay pp on pp.program_id = c.program_id
  left join standings s on s.member_id = m.id
  left join lateral balance_of(m.id) b on true
  left join lateral (
    select json_build_object(
      'id', e.id, 'type', e.type, 'algorithm', e.algorithm, 'cancelled', false, 'isTest', e.is_test,
      'start', (extract(epoch from e.start_at) * 1000)::int8,
      'end', (extract(epoch from e.end_at) * 1000)::int8, 'rules', e.rules, 'opt', p.opt,
      'carried', s.carried -> e.program_id::text, 'enrolled', ${isInvited('e', 'c')}, 'timeZone', m.time_zone,
      'vacation', ${vacationAt('m.id', 'e.start_at', 'm.time_zone')}
    ) as body
    from events e
    left join participations p on p.member_id = m.id and p.event_id = e.id
    where e.program_id = c.program_id
      and e.status in ('SCHEDULED', 'ACTIVE')
      and e.end_at > $3::timestamptz
      and (p.member_id is not null or ${isInvited('e', 'c')})
    order by e.start_at limit 1
  ) next on true
  left join lateral (
    select
      json_agg(
        json_build_object(
          'id', r.event_id, 'type', r.type, 'start', (extract(epoch from r.start_at) * 1000)::int8,
          'end', (extract(epoch from r.end_at) * 1000)::int8, 'reductionWh', r.reduction_wh,
          'baselineWh', r.baseline_wh, 'usedWh', r.used_wh, 'points', r.points, 'watts', r.watts,
          'estimateOnly', r.estimate_only, 'reductionPoints', r.reduction_points,
          'pointsPerKwh', r.points_per_kwh, 'before', r.standing_before, 'left', r.left_at is not null
        )
        order by r.start_at desc
      ) as results,
      (
        select json_build_object(
          'intervals', x.receipt -> 'intervals', 'verdict', x.receipt #>> '{noise,verdict}',
          'carry', x.receipt -> 'carry',
          'archived', case when x.archive_part is not null then json_build_object('eventId', x.event_id, 'version', x.version) end
        )
        from receipts_of(m.id, (array_agg(r.event_id order by r.start_at desc))[1]) x
        where x.version = (array_agg(r.receipt_version order by r.start_at desc))[1]
      ) as latest
    from (
      select p.*, e.type, e.end_at, (e.rules ->> 'pointsPerKwh')::int as points_per_kwh
      from participations p
      join events e on e.id = p.event_id
      where p.member_id = m.id and p.settlement in ('SETTLED', 'RESTATED') and p.baseline_wh is not null
      order by p.start_at desc limit 8
    ) r
  ) past on true
  left join lateral (
    select json_build_object(
      'id', e.id, 'start', (extract(epoch from e.start_at) * 1000)::int8,
      'end', (extract(epoch from e.end_at) * 1000)::int8
    ) as body
    from participations p
    join events e on e.id = p.event_id
    where p.member_id = m.id
      and p.start_at > $3::timestamptz - interval '${LONGEST_WAIT_DAYS} days'
      and p.settlement = 'PENDING' and p.opt = 'in' and p.left_at is null
      and e.type = 'PARTICIPATION_REDUCTION' and e.status in ('ACTIVE', 'ENDED') and not e.is_test
      and e.end_at <= $3::timestamptz
      and (
        p.pending_reason is null or p.pending_reason = 'Error'
        or (p.pending_reason = 'NoIntervalData:short-missing' and e.end_at > $3::timestamptz - interval '${ON_THEIR_WAY_DAYS} days')
      )
    order by p.start_at desc limit 1
  ) waiting on true
  left join lateral (
    select json_agg(
      json_build_object(
        'placement', i.placement, 'name', i.name, 'onNextPage', i.on_next_page, 'locale', i.locale,
        'id', i.id, 'title', i.title, 'subtitle', i.subtitle, 'icon', i.icon, 'content', i.content,
        'imageUrl', i.image_url, 'pictureId', i.picture_id, 'subtext', i.subtext, 'ctas', i.ctas,
        'segmentId', i.segment_id
      )
      order by i.placement, i.position, i.id
    ) as body
    from (
      select *, ${CONTENT_NUMBER}
      from placement_instances
      where brand = m.brand and ${shownAt('$3::timestamptz')}
    ) i
    where i.nr <= ${MOST_READ}
  ) places on true
  where m.id = $1 and m.brand = $2`;
const read = shortRead<
  Omit<HomeRow, 'placements' | 'latest' | 'isLatestAway'> & {
    readonly placements: string | null;
    /** `archived`: the archive has the receipt. */
    readonly latest: (LatestReceipt & { readonly archived: Omit<ReceiptKey, 'memberId'> | null }) | null;
  }
>('home', HOME_SQL);

/** How long Home waits for the archive, milliseconds. */
const ARCHIVE_MS = 2_000;

/** `AWAY`: the archive doesn't answer, or not soon enough for Home. */
async function readArchived(db: Db, key: ReceiptKey): Promise<LatestReceipt | 'AWAY' | null> {
  try {
    const contents = await inTime<Awaited<ReturnType<typeof readReceiptContents>> | null>(
      readReceiptContents(db, [key]),
      ARCHIVE_MS,
      () => null,
    );
    if (contents === null) return 'AWAY';
    const receipt = settledReceipt(contents(key));
    return (
      receipt && {
        intervals: receipt.intervals,
        verdict: receipt.noise.verdict,
        carry: receipt.carry ?? null,
      }
    );
  } catch (error) {
    if (error instanceof RequestError && error.details.code === ARCHIVE_AWAY) return 'AWAY';
    throw error;
  }
}

/** Each brand's content as it was read last: it is most of Home's row, and the same for every member of the brand. */
const lastContent = new Map<string, { readonly text: string; readonly rows: readonly PlacementRow[] }>();

function parseContent(brandId: string, text: string | null): readonly PlacementRow[] | null {
  if (text === null) return null;
  const last = lastContent.get(brandId);
  if (last?.text === text) return last.rows;
  const rows = JSON.parse(text) as readonly PlacementRow[];
  lastContent.set(brandId, { text, rows });
  return rows;
}

/** The member's Home; null for an id that doesn't exist in the brand. */
export async function readHomeRow(
  db: Db,
  { memberId, brandId, now }: { memberId: string; brandId: string; now: Date },
): Promise<HomeRow | null> {
  const [row] = await read(db, [memberId, brandId, now.toISOString()]);
  if (row === undefined) return null;
  const archived = row.latest?.archived ?? null;
  const latest = archived === null ? row.latest : await readArchived(db, { memberId, ...archived });
  return {
    ...row,
    latest: latest === 'AWAY' ? null : latest,
    isLatestAway: latest === 'AWAY',
    placements: parseContent(brandId, row.placements),
  };
}
