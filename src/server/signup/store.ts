import { and, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { SignupStepName } from '../../domain/signup/steps.ts';
import type { Db } from '../platform/db/db.ts';
import { readSignupRow } from './queries/signupRow.ts';
import { hasFinished } from './finished.ts';
import { memberAppliances, memberSignups, signupDrafts, type SignupData } from './tables.ts';

export type Draft = typeof signupDrafts.$inferSelect;
export type DraftChange = Partial<
  Pick<
    Draft,
    | 'postalCode'
    | 'firstName'
    | 'lastName'
    | 'email'
    | 'locale'
    | 'referralCode'
    | 'termsAt'
    | 'emailRequestedAt'
    | 'emailsRequested'
    | 'data'
    | 'memberId'
  >
>;

const DAY_MS = 86_400_000;
/** Unused drafts are deleted after this time. */
export const DRAFT_DAYS = 30;
/** Drafts without an address, sooner. */
const ANONYMOUS_DRAFT_DAYS = 7;
export const oldest = (now: Date, days = DRAFT_DAYS): Date => new Date(now.getTime() - days * DAY_MS);

export async function findDraft(db: Db, brand: string, tokenHash: string, now: Date): Promise<Draft | null> {
  const [row] = await db
    .select()
    .from(signupDrafts)
    .where(
      and(
        eq(signupDrafts.tokenHash, tokenHash),
        eq(signupDrafts.brand, brand),
        gt(signupDrafts.seenAt, oldest(now)),
      ),
    );
  return row ?? null;
}

export async function findDraftById(db: Db, brand: string, id: string, lock = false): Promise<Draft | null> {
  const query = db
    .select()
    .from(signupDrafts)
    .where(and(eq(signupDrafts.id, id), eq(signupDrafts.brand, brand)));
  const [row] = await (lock ? query.for('update') : query);
  return row ?? null;
}

export async function insertDraft(db: Db, row: typeof signupDrafts.$inferInsert): Promise<Draft> {
  const [made] = await db.insert(signupDrafts).values(row).returning();
  if (made === undefined) throw new Error('The draft was not written.');
  return made;
}

export async function updateDraft(
  db: Db,
  id: string,
  change: DraftChange & { readonly seenAt?: Date },
): Promise<Draft> {
  const [row] = await db.update(signupDrafts).set(change).where(eq(signupDrafts.id, id)).returning();
  if (row === undefined) throw new Error('The draft is gone.');
  return row;
}

type Who = { readonly memberId: string; readonly brandId: string; readonly now: Date };
export type SignupChange = Partial<
  Omit<typeof memberSignups.$inferInsert, 'memberId' | 'brand' | 'createdAt'>
>;

/**
 * Upserts a member's sign-up. A member who finished without a row stays finished. `verifiedAt` defaults to now
 * because acting with a session proves the address; the job that emails the link overrides it.
 */
export async function changeSignup(
  db: Db,
  { memberId, brandId, now }: Who,
  change: SignupChange,
): Promise<void> {
  const [known] = await db
    .select({ memberId: memberSignups.memberId })
    .from(memberSignups)
    .where(eq(memberSignups.memberId, memberId));
  const row = known === undefined ? await readSignupRow(db, memberId, brandId) : null;
  const finishedAt = row !== null && hasFinished(row) ? now : null;
  const insert = db
    .insert(memberSignups)
    .values({ memberId, brand: brandId, createdAt: now, verifiedAt: now, finishedAt, ...change });
  await (Object.keys(change).length === 0
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target: memberSignups.memberId, set: change }));
}

/** `null` deletes the step's fields. */
export async function saveStepData(
  db: Db,
  who: Who,
  step: SignupStepName,
  fields: SignupData[string] | null,
): Promise<void> {
  await changeSignup(db, who, {});
  const data =
    fields === null
      ? sql`${memberSignups.data} - ${step}::text`
      : sql`${memberSignups.data} || ${JSON.stringify({ [step]: fields })}::jsonb`;
  await db.update(memberSignups).set({ data }).where(eq(memberSignups.memberId, who.memberId));
}

/** Existing fields win. */
export async function mergeData(db: Db, who: Who, data: SignupData): Promise<void> {
  await changeSignup(db, who, {});
  await db
    .update(memberSignups)
    .set({ data: sql`${JSON.stringify(data)}::jsonb || ${memberSignups.data}` })
    .where(eq(memberSignups.memberId, who.memberId));
}

export async function setSkipped(
  db: Db,
  who: Who,
  steps: readonly SignupStepName[],
  skipped: boolean,
): Promise<void> {
  await changeSignup(db, who, {});
  const left = steps.reduce((list, step) => sql`(${list} - ${step}::text)`, sql`${memberSignups.skipped}`);
  await db
    .update(memberSignups)
    .set({ skipped: skipped ? sql`${left} || ${JSON.stringify(steps)}::jsonb` : left })
    .where(eq(memberSignups.memberId, who.memberId));
}

export async function replaceAppliances(
  db: Db,
  memberId: string,
  list: readonly { readonly kind: string; readonly count: number }[],
): Promise<void> {
  // The caller holds a lock on the sign-up row, which serializes two lists.
  await db.delete(memberAppliances).where(eq(memberAppliances.memberId, memberId));
  if (list.length > 0)
    await db.insert(memberAppliances).values(list.map(({ kind, count }) => ({ memberId, kind, count })));
}

export async function deleteOldDrafts(db: Db, now: Date): Promise<void> {
  const nameless = and(
    isNull(signupDrafts.email),
    lt(signupDrafts.seenAt, oldest(now, ANONYMOUS_DRAFT_DAYS)),
  );
  await db.delete(signupDrafts).where(or(nameless, lt(signupDrafts.seenAt, oldest(now))));
}

export async function deleteSignup(db: Db, memberId: string): Promise<void> {
  await db.delete(memberSignups).where(eq(memberSignups.memberId, memberId));
}

/** False: recorded earlier. */
export async function markHandedBack(db: Db, memberId: string, handbackAt: Date): Promise<boolean> {
  const first = await db
    .update(memberSignups)
    .set({ handbackAt })
    .where(and(eq(memberSignups.memberId, memberId), isNull(memberSignups.handbackAt)))
    .returning({ memberId: memberSignups.memberId });
  return first.length > 0;
}

const handbackDue = (memberId: string) =>
  and(
    eq(memberSignups.memberId, memberId),
    isNotNull(memberSignups.handbackAt),
    isNull(memberSignups.partnerNotifiedAt),
  );

export async function isHandbackDue(db: Db, memberId: string): Promise<boolean> {
  const found = await db
    .select({ memberId: memberSignups.memberId })
    .from(memberSignups)
    .where(handbackDue(memberId));
  return found.length > 0;
}

/** Ends the hand-back; one that isn't due stays as it is. */
export async function markPartnerNotified(db: Db, memberId: string, partnerNotifiedAt: Date): Promise<void> {
  await db.update(memberSignups).set({ partnerNotifiedAt }).where(handbackDue(memberId));
}
