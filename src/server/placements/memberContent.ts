import { contentState } from '../../domain/placements/contentState.ts';
import { CONTENT_PLACES, type ContentPlace } from '../../domain/placements/names.ts';
import { CODE_SEGMENT_RULES } from '../../domain/segments/codeSegments.ts';
import type { Explanation } from '../../domain/segments/explain.ts';
import type { RequestContext } from '../platform/context.ts';
import { mostShown } from '../readmodels/placementRows.ts';
import {
  explainMember,
  loadSegments,
  readSegmentsAt,
  segmentNames,
  segmentsOfMember,
  toRule,
  type SegmentRecord,
} from '../segments/service.ts';
import { readContents, readContentsAt, type ContentRow } from './store.ts';

type ContentReason = 'SHOWN' | 'OFF' | 'SCHEDULED' | 'ENDED' | 'LANGUAGE' | 'SEGMENT' | 'FULL';

interface AnsweredContent {
  readonly row: Omit<ContentRow, 'placement'> & { readonly placement: ContentPlace };
  readonly reason: ContentReason;
  /** The name of the segment that it is for; null: for everyone, or the segment is gone. */
  readonly segmentName: string | null;
  /** Of content for a segment, where the segment decides. */
  readonly segment: Explanation | null;
  /** It was there then, and isn't any more. */
  readonly isDeleted: boolean;
}

interface Reader {
  readonly memberId: string;
  /** The member's choice; null: the brand's main language. */
  readonly locale: string | null;
  readonly at: Date;
}

/**
 * All content of the brand in the members' order, and whether this member sees it at an instant: in the past by the
 * versions of content and segments, later by what is written now.
 */
export async function explainContent(
  ctx: RequestContext,
  { memberId, locale, at }: Reader,
): Promise<readonly AnsweredContent[]> {
  const { brand, db, deps } = ctx;
  const isPast = at < ctx.now;
  const current = await readContents(db, brand.id);
  const existing = new Set(current.map(({ id }) => id));
  const rows = [...(isPast ? await readContentsAt(db, brand.id, at) : current)].sort(
    (a, b) => a.position - b.position || (a.id < b.id ? -1 : 1),
  );
  const records = isPast ? await readSegmentsAt(db, brand.id, at) : await loadSegments(ctx);
  const names = segmentNames(ctx, records);
  const asked = [...new Set(rows.flatMap(({ segmentId }) => segmentId ?? []))];
  const segments = await segmentsOfMember({ brand, db, deps, now: at }, memberId, asked, records);
  const language = brand.config.locales.find((each) => each === locale) ?? brand.config.locales[0];
  const explanations = await explainAll(ctx, { memberId, at }, asked, records);

  return CONTENT_PLACES.flatMap((placement) => {
    let shown = 0;
    return rows
      .filter((row) => row.placement === placement)
      .map((row) => {
        const isIn = row.segmentId === null || segments.has(row.segmentId);
        const state = contentState(row, at);
        const isOthers = row.locale !== null && row.locale !== language;
        const reason = ((): ContentReason => {
          if (state !== 'LIVE') return state;
          if (isOthers) return 'LANGUAGE';
          if (!isIn) return 'SEGMENT';
          return shown++ < mostShown(placement) ? 'SHOWN' : 'FULL';
        })();
        const decides = reason === 'SHOWN' || reason === 'SEGMENT';
        const explained = row.segmentId === null ? undefined : explanations.get(row.segmentId);
        return {
          row: { ...row, placement },
          reason,
          segmentName: row.segmentId === null ? null : (names.get(row.segmentId) ?? null),
          segment: decides ? (explained ?? null) : null,
          isDeleted: !existing.has(row.id),
        };
      });
  });
}

async function explainAll(
  ctx: RequestContext,
  { memberId, at }: Pick<Reader, 'memberId' | 'at'>,
  segmentIds: readonly string[],
  records: readonly SegmentRecord[],
): Promise<ReadonlyMap<string, Explanation>> {
  const rules = [...CODE_SEGMENT_RULES, ...records.map(toRule)];
  const deps = { brands: ctx.deps.brands, db: ctx.db, clock: { now: () => at } };
  const explained = new Map<string, Explanation>();
  for (const rule of rules.filter(({ id }) => segmentIds.includes(id))) {
    const answer = await explainMember(deps, ctx.brand.id, memberId, rule, records);
    if (answer !== null) explained.set(rule.id, answer);
  }
  return explained;
}
