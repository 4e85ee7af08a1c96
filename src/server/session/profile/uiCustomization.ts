import { isSafePicture } from '../../../domain/placements/safeUrl.ts';
import { reasonFaults, record } from '../../audit/service.ts';
import type { MemberContext } from '../../platform/context.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { invalid, refusal, type RefusedChange } from '../../platform/graphql/refusal.ts';
import { say } from '../../platform/messages/say.ts';
import { lockBrandBarImage, saveBrandBarImage } from '../store/profile.ts';

const LONGEST_ADDRESS = 2_000;

/** How the app shall look for a member. */
export interface UiCustomizationChange {
  readonly memberId: string;
  /** Null: the brand's logo. */
  readonly imageUrl: string | null;
  /** What the change was made from. */
  readonly seen: string | null;
  readonly reason: string;
}

export type UiCustomizationSaved = { readonly memberId: string } | { readonly refusal: RefusedChange };

/** Sets a member's picture in the brand bar (NAV-14, BRD-33). The member sees it with the next page. */
export function setUiCustomization(
  { db, brand, deps, member, now }: MemberContext,
  { memberId, seen, reason, ...change }: UiCustomizationChange,
): Promise<UiCustomizationSaved> {
  const imageUrl = change.imageUrl?.trim() ?? null;
  const isWrong = imageUrl !== null && (imageUrl.length > LONGEST_ADDRESS || !isSafePicture(imageUrl));
  const fields = [
    ...(isWrong ? [{ field: 'customBrandBarImageUrl', message: say('session.brandBarImage') }] : []),
    ...reasonFaults(reason),
  ];
  if (fields.length > 0) return Promise.resolve(invalid(fields));
  return transaction(db, async (tx): Promise<UiCustomizationSaved> => {
    const before = await lockBrandBarImage(tx, brand.id, memberId);
    if (before === null) return refusal('NOT_FOUND', say('session.noSuchMember'));
    if (before.brandBarImageUrl !== seen) return refusal('STALE', say('session.memberStale'));
    if (before.brandBarImageUrl === imageUrl) return { memberId };
    await saveBrandBarImage(tx, brand.id, memberId, imageUrl);
    await record(tx, {
      id: deps.newId(),
      at: now,
      brandId: brand.id,
      actorId: member.id,
      action: 'member.uiCustomization',
      subject: `member:${memberId}`,
      reason: reason.trim(),
      before: { customBrandBarImageUrl: before.brandBarImageUrl },
      after: { customBrandBarImageUrl: imageUrl },
    });
    return { memberId };
  });
}
