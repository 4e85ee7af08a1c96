import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { REFERRAL_REFUSALS } from '../../domain/referrals/referralRules.ts';
import { members } from '../session/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The first code of each kind that a member came with, known or not. */
export const memberRelations = pgTable(
  'member_relations',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    kind: text({ enum: ['referrer', 'partner'] }).notNull(),
    code: text().notNull(),
    relatedAt: instant('related_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind] })],
);

/** A member's invitation code and shown name. Created when first shown. */
export const referralProfiles = pgTable(
  'referral_profiles',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => members.id),
    brand: text().notNull(),
    /** Unique over all brands, so that another brand's code is never mistaken for one of this brand. */
    code: text().notNull(),
    /** The name on leaderboards; null: shown without a name. */
    shownName: text('shown_name'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('referral_profiles_code').on(t.code)],
);

/** Who referred a member; one row per friend, because the first known code counts. */
export const referrals = pgTable(
  'referrals',
  {
    /** The friend. No foreign key to either: what one earned stays when the other is deleted. */
    memberId: uuid('member_id').primaryKey(),
    brand: text().notNull(),
    referrerId: uuid('referrer_id').notNull(),
    code: text().notNull(),
    joinedAt: instant('joined_at').notNull(),
    state: text({ enum: ['open', 'paid', 'refused'] })
      .notNull()
      .default('open'),
    /** The friend's first settled event that counts; set once. */
    firstEventId: uuid('first_event_id'),
    firstEventAt: instant('first_event_at'),
    /** When it is to be paid or refused; null: nothing is due. */
    dueAt: instant('due_at'),
    refusal: text({ enum: REFERRAL_REFUSALS }),
    /** When it was paid or refused. */
    decidedAt: instant('decided_at'),
    /** When staff decided that it pays whatever the rules say. */
    allowedAt: instant('allowed_at'),
    referrerPoints: integer('referrer_points'),
    friendPoints: integer('friend_points'),
    /** Grows with each change by staff. */
    version: integer().notNull().default(1),
  },
  (t) => [
    index('referrals_referrer').on(t.referrerId, t.joinedAt),
    index('referrals_brand').on(t.brand, t.joinedAt),
    index('referrals_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
  ],
);

/** Each doubles what a referrer gets for one friend. One per member and key. */
export const referralBoosts = pgTable(
  'referral_boosts',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => members.id),
    /** What granted it, for example a spin of the wheel. */
    key: text().notNull(),
    brand: text().notNull(),
    grantedAt: instant('granted_at').notNull(),
    usedAt: instant('used_at'),
    /** The friend that it doubled. */
    friendId: uuid('friend_id').references(() => members.id),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.key] }),
    index('referral_boosts_friend')
      .on(t.friendId)
      .where(sql`${t.friendId} is not null`),
    index('referral_boosts_unused')
      .on(t.memberId, t.grantedAt)
      .where(sql`used_at is null`),
  ],
);
