import type { Deps } from '../platform/context.ts';
import type { SubjectModule } from '../platform/subject.ts';
import { archiveCommand } from './command.ts';
import { archiveDue, archiveJob } from './jobs.ts';
import type { ArchiveKind } from './kind.ts';

/** What is old moves by month from the database into files. */
export function archiveSubject(
  deps: Pick<Deps, 'db' | 'brands' | 'newId'>,
  kinds: readonly ArchiveKind[],
): SubjectModule {
  return {
    name: 'archive',
    jobs: [archiveJob(deps, kinds)],
    dueSources: [archiveDue(deps, kinds)],
    commands: [archiveCommand(kinds)],
  };
}
