import { eq } from 'drizzle-orm';
import type { Db } from './db/db.ts';
import { systemSettings } from './tables.ts';

/** Per brand. */
export interface MaintenanceState {
  readonly on: boolean;
  readonly since: string | null;
  readonly byMemberId: string | null;
}

const off: MaintenanceState = { on: false, since: null, byMemberId: null };
const settingKey = (brandId: string): string => `maintenance:${brandId}`;

/** How long a process may miss a change made by another one. */
const rememberedMs = 2_000;

export interface Maintenance {
  /** At most two seconds old; read on every request. */
  isOn(brandId: string): Promise<boolean>;
  read(db: Db, brandId: string): Promise<MaintenanceState>;
  set(
    db: Db,
    brandId: string,
    change: { on: boolean; byMemberId: string | null; now: Date },
  ): Promise<MaintenanceState>;
  /** Clears the cache after a committed change. */
  forget(brandId: string): void;
}

export function createMaintenance(db: Db): Maintenance {
  const remembered = new Map<string, { on: boolean; until: number }>();

  const read = async (from: Db, brandId: string): Promise<MaintenanceState> => {
    const [row] = await from
      .select({ value: systemSettings.value })
      .from(systemSettings)
      .where(eq(systemSettings.key, settingKey(brandId)));
    return (row?.value as MaintenanceState | undefined) ?? off;
  };

  return {
    read,
    isOn: async (brandId) => {
      const known = remembered.get(brandId);
      if (known && known.until > performance.now()) return known.on;
      const { on } = await read(db, brandId);
      remembered.set(brandId, { on, until: performance.now() + rememberedMs });
      return on;
    },
    set: async (into, brandId, { on, byMemberId, now }) => {
      const value: MaintenanceState = { on, since: on ? now.toISOString() : null, byMemberId };
      await into
        .insert(systemSettings)
        .values({ key: settingKey(brandId), value, updatedAt: now })
        .onConflictDoUpdate({ target: systemSettings.key, set: { value, updatedAt: now } });
      remembered.delete(brandId);
      return value;
    },
    forget: (brandId) => void remembered.delete(brandId),
  };
}
