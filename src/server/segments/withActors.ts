import type { Db } from '../platform/db/db.ts';
import { staffNames } from './queries/findMember.ts';

/** Versions of something with who saved each, by name; `system` for what no one did. */
export async function withActors<Version extends { readonly actorId: string | null }>(
  db: Db,
  versions: readonly Version[],
): Promise<(Version & { readonly actor: string })[]> {
  const names = await staffNames(
    db,
    versions.flatMap(({ actorId }) => actorId ?? []),
  );
  return versions.map((version) => ({
    ...version,
    actor: (version.actorId === null ? undefined : names.get(version.actorId)) ?? 'system',
  }));
}
