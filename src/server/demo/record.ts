import type { DemoRole } from './cast.ts';
import type { Household } from '../../domain/demo/household.ts';

/** The settings row of the record. */
export const RECORD_KEY = 'demonstration';
/** The reason in the audit log. */
export const DEMO_REASON = 'Made for the demonstration';

/** A demonstration member's data for continuing the demonstration. */
export interface DemoMember {
  readonly brandId: string;
  readonly memberId: string;
  readonly role: DemoRole;
  readonly email: string;
  readonly name: string;
  /** Null: no readings. */
  readonly home: Household | null;
  readonly meterNumber: string;
  readonly eventUse: number;
  /** No readings are delivered after this instant (milliseconds since 1970); null: they continue. */
  readonly silentSince: number | null;
  /** The end of the delivered readings, seconds since 1970. */
  readonly readUntil: number;
}

/** What was created, in one row: a brand is either in it completely or not at all. */
export interface DemoRecord {
  readonly brands: readonly string[];
  readonly programs: readonly {
    readonly brandId: string;
    readonly programId: string;
    readonly zone: string;
  }[];
  readonly members: readonly DemoMember[];
  /** When the demonstration was last brought up to date; milliseconds since 1970. */
  readonly tendedAt: number;
}

export const EMPTY_RECORD: DemoRecord = { brands: [], programs: [], members: [], tendedAt: 0 };

/** The first program of the product's own brand, or of another one without it, and who staffs it; null: there is none. */
export function ownProgram({ programs, members }: DemoRecord): {
  readonly brandId: string;
  readonly programId: string;
  readonly staffId: string;
} | null {
  const program = programs.find(({ brandId }) => brandId === 'default') ?? programs[0];
  const staff = members.find(({ brandId, role }) => brandId === program?.brandId && role === 'staff');
  if (program === undefined || staff === undefined) return null;
  return { brandId: program.brandId, programId: program.programId, staffId: staff.memberId };
}
