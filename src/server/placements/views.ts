import type { ContentPlace } from '../../domain/placements/names.ts';
import type { ContentRow, ContentVersion } from './store.ts';

/** Content as staff see it. */
export type ContentView = Omit<ContentRow, 'placement'> & {
  readonly placement: ContentPlace;
  readonly isDeleted?: boolean;
};

/** What content said at a time, and who wrote that. */
export interface ContentVersionView extends Pick<ContentVersion, 'version' | 'at' | 'reason'> {
  readonly actor: string;
  readonly isDeletion: boolean;
  readonly content: ContentView;
}
