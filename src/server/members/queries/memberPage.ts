import type { SortedRow } from '../../platform/db/sortedList.ts';

/** Whose list it is. */
export interface OfMember {
  readonly brandId: string;
  readonly memberId: string;
}

/** A page of a member's list. */
export interface MemberPage<Row> {
  readonly rows: readonly (Row & SortedRow & { readonly id: string })[];
  readonly totalCount: number;
}
