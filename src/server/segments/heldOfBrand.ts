import type { Deps } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import { isInsideTransaction } from '../platform/db/guard.ts';
import { readVersions } from './store.ts';

/** Compares the version with the database's: rarely while messages arrive, often while they may be missed. */
const CHECK_MS = { listening: 15_000, deaf: 1_000 };

interface Checked<Held> {
  readonly held: Held;
  checkedAt: number;
}

interface Options<Held> {
  readonly deps: Pick<Deps, 'changes' | 'db'>;
  /** What is newer than the version, is read again at the next check. */
  readonly read: (db: Db, brandId: string, version: number) => Promise<Held>;
}

/**
 * What a process holds of each brand's targeting in memory, replaced as a whole when staff change something, in this
 * process or another one.
 */
export class HeldOfBrand<Held extends { readonly version: number }> {
  readonly #options: Options<Held>;
  readonly #held = new Map<string, Checked<Held>>();
  readonly #loading = new Map<string, Promise<Held>>();
  /** Counts requests to load, so that a load which began before a change is not the last. */
  readonly #asked = new Map<string, number>();

  constructor(options: Options<Held>) {
    this.#options = options;
    options.deps.changes.on('targeting', async (brandId) => {
      const brands = brandId === null ? [...this.#held.keys()] : this.#held.has(brandId) ? [brandId] : [];
      await Promise.all(brands.map((each) => this.#load(each)));
    });
  }

  /** `db` is read only by a transaction that finds nothing held. */
  async of(brandId: string, db: Db): Promise<Held> {
    const known = this.#held.get(brandId);
    if (isInsideTransaction()) return known?.held ?? this.#read(brandId, db);
    if (known === undefined) return this.#load(brandId);
    const { changes, db: own } = this.#options.deps;
    const listening = changes.isListening();
    const age = performance.now() - known.checkedAt;
    if (age <= (listening ? CHECK_MS.listening : CHECK_MS.deaf)) return known.held;
    known.checkedAt = performance.now();
    const newest = readVersion(own, brandId).then((version) =>
      version === known.held.version ? known.held : this.#load(brandId),
    );
    if (!listening) return newest;
    newest.catch(() => undefined);
    return known.held;
  }

  #load(brandId: string): Promise<Held> {
    this.#asked.set(brandId, (this.#asked.get(brandId) ?? 0) + 1);
    const running =
      this.#loading.get(brandId) ?? this.#loadNewest(brandId).finally(() => this.#loading.delete(brandId));
    this.#loading.set(brandId, running);
    return running;
  }

  async #loadNewest(brandId: string): Promise<Held> {
    for (;;) {
      const asked = this.#asked.get(brandId);
      const held = await this.#read(brandId, this.#options.deps.db);
      this.#held.set(brandId, { held, checkedAt: performance.now() });
      if (asked === this.#asked.get(brandId)) return held;
    }
  }

  async #read(brandId: string, db: Db): Promise<Held> {
    return this.#options.read(db, brandId, await readVersion(db, brandId));
  }
}

async function readVersion(db: Db, brandId: string): Promise<number> {
  return (await readVersions(db, [brandId])).get(brandId) ?? 0;
}
