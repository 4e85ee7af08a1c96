import type { MessageId } from '../../platform/messages/texts.ts';

/** What a copy of a member's data takes from a table. */
export interface TableCopy {
  /** The file's address in the copy, without its ending. */
  readonly file: string;
  /** What the copy's README says about it. */
  readonly about: MessageId;
  /** The column that holds the member's id; absent: `member_id`. */
  readonly by?: string;
  /** Instead: which rows `t` are those of the member `m`. */
  readonly where?: string;
  /** Columns that stay out: secrets, hashes, and other people's ids. */
  readonly without?: readonly string[];
  readonly as?: 'csv';
}

/** What happens with rows of a table when their member's account is deleted. */
export type Removal =
  | {
      readonly what: 'delete';
      /** Which rows `t` are those of the member `m`. */
      readonly of: string;
    }
  | {
      readonly what: 'keep';
      readonly of: string;
      /** Why they stay, without the member. */
      readonly because: string;
      /**
       * What they get: `former` a random id that stands for the member in all tables, `renamed` the text with that id in
       * place of the member's, others as they are.
       */
      readonly set: Readonly<Record<string, string | null>>;
    };

/** A table: what of it is a member's, and what happens with that at the end. `none` says why nothing of it is in a copy. */
export type MemberTable = ({ readonly copies: readonly TableCopy[] } | { readonly none: string }) & {
  readonly removals: readonly Removal[];
};

const own = 't.member_id = m.id';
export const gone = (of = own): readonly Removal[] => [{ what: 'delete', of }];
export const kept = (because: string, set: Readonly<Record<string, string | null>>, of = own): Removal => ({
  what: 'keep',
  because,
  set,
  of,
});

/** Goes with its member, where nothing else is said. */
export const copy = (
  file: string,
  about: MessageId,
  more: Omit<TableCopy, 'file' | 'about'> = {},
  removals: readonly Removal[] = gone(more.where ?? `t.${more.by ?? 'member_id'} = m.id`),
): MemberTable => ({
  copies: [{ file, about, ...more }],
  removals,
});

export const without = (none: string, removals: readonly Removal[] = []): MemberTable => ({ none, removals });
export const nobody = without('Holds nothing about members.');
export const bookmark = without(
  'Remembers up to which id the work on all members has come, and no more about them.',
);
export const passing = without('Exists only for minutes, while something is confirmed.', gone());
export const STAFF_WORK = 'The work of staff, not data about the member.';
export const OF_METER =
  'exists (select from service_points p where p.member_id = m.id and p.id = t.service_point_id)';
export const OF_AUDIT = "t.brand = m.brand and t.subject = 'member:' || m.id::text";
/** Entries about something else that name the member. */
export const IN_AUDIT =
  't.brand = m.brand and (position(m.id::text in concat(t.before, t.after)) > 0' +
  ' or position(lower(trim(m.email)) in lower(concat(t.before, t.after))) > 0)';
export const BOOKS = 'The books must add up, and say what was paid and for what.';
