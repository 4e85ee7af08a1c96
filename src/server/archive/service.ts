export { Archive } from './archive.ts';
export { archiveOf, attachArchive } from './attach.ts';
export { archiveUsage } from './command.ts';
export { openObjects } from './objects/openObjects.ts';
export type { ObjectStore } from './objects/objectStore.ts';
export { askRemoval } from './store/removals.ts';
export type { ArchivedRow, ArchiveKind, FoundMonths, KindShape, Look, MonthOf, MovingRow } from './kind.ts';
