import { pointsToWatts } from '../ledger/watts.ts';

/** What a kind says about a home: where evening use may come from, and what can wait. */
export type ApplianceUse =
  | 'cooling'
  | 'heating'
  | 'water'
  | 'vehicle'
  | 'generation'
  | 'storage'
  | 'laundry'
  | 'leisure'
  | 'control';

export interface ApplianceKind {
  readonly kind: string;
  readonly use: ApplianceUse;
  /** Typical rated power in watts; 0 for controllers, negative for generation. */
  readonly typicalWatts: number;
  /** Can wait for an hour. */
  readonly canWait: boolean;
}

/** The kinds in display order. Source: GQL-14, SGN-16; the list is ours. */
export const APPLIANCE_KINDS = [
  { kind: 'CENTRAL_AIR', use: 'cooling', typicalWatts: 3_500, canWait: true },
  { kind: 'ROOM_AIR_CONDITIONER', use: 'cooling', typicalWatts: 1_000, canWait: true },
  { kind: 'HEAT_PUMP', use: 'heating', typicalWatts: 3_000, canWait: true },
  { kind: 'ELECTRIC_HEATING', use: 'heating', typicalWatts: 5_000, canWait: true },
  { kind: 'ELECTRIC_WATER_HEATER', use: 'water', typicalWatts: 4_500, canWait: true },
  { kind: 'POOL_PUMP', use: 'leisure', typicalWatts: 1_500, canWait: true },
  { kind: 'HOT_TUB', use: 'leisure', typicalWatts: 3_000, canWait: true },
  { kind: 'CLOTHES_DRYER', use: 'laundry', typicalWatts: 3_000, canWait: true },
  { kind: 'DISHWASHER', use: 'laundry', typicalWatts: 1_300, canWait: true },
  { kind: 'ELECTRIC_VEHICLE', use: 'vehicle', typicalWatts: 7_200, canWait: true },
  { kind: 'SMART_THERMOSTAT', use: 'control', typicalWatts: 0, canWait: false },
  { kind: 'SOLAR_PANELS', use: 'generation', typicalWatts: -5_000, canWait: false },
  { kind: 'HOME_BATTERY', use: 'storage', typicalWatts: 5_000, canWait: true },
] as const satisfies readonly ApplianceKind[];
export type ApplianceKindName = (typeof APPLIANCE_KINDS)[number]['kind'];

export interface ApplianceCount {
  readonly kind: string;
  readonly count: number;
}

/** Why a list is invalid: an unknown kind, or a duplicate. null: valid. */
export function applianceFault(
  list: readonly ApplianceCount[],
): { readonly fault: 'unknown' | 'twice'; readonly kind: string } | null {
  const seen = new Set<string>();
  for (const { kind } of list) {
    if (!APPLIANCE_KINDS.some((known) => known.kind === kind)) return { fault: 'unknown', kind };
    if (seen.has(kind)) return { fault: 'twice', kind };
    seen.add(kind);
  }
  return null;
}

/** Every kind once, in order; kinds not named count 0. */
export function wholeInventory(list: readonly ApplianceCount[]): ApplianceCount[] {
  return APPLIANCE_KINDS.map(({ kind }) => ({
    kind,
    count: list.find((each) => each.kind === kind)?.count ?? 0,
  }));
}

/** Award for a complete list, once, unless the operator sets another number (APPLIANCE_POINTS). */
const APPLIANCE_POINTS = 500;

/** The same in whole watts, at the brand's rate. Source: GQL-14; decisions, Watts, points, money. */
export function applianceAwardWatts(wattConversionRate: number, points = APPLIANCE_POINTS): number {
  return pointsToWatts(points, wattConversionRate);
}
