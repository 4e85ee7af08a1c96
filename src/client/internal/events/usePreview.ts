import { useQueryLoader } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import type {
  EventPreviewInput,
  eventPreviewQuery as Query,
} from '../../../../codegen/relay/eventPreviewQuery.graphql.ts';
import { readWindow } from '../shared/values/staffTimes.ts';
import type { ReadWindow, TypedWindow } from '../shared/values/staffTimes.ts';
import { eventPreviewQuery } from './eventPreview.ts';

export interface PreviewUse {
  /** null: no preview yet. */
  readonly preview: PreloadedQuery<Query> | null | undefined;
  /** Called with every change of the form; asks as soon as the window is complete. */
  request(
    typed: TypedWindow,
    zone: string,
    more: Pick<EventPreviewInput, 'programId' | 'changing' | 'algorithm' | 'segmentId' | 'isTest'>,
  ): ReadWindow;
}

/** Updates the preview while the form is filled in. */
export function usePreview(): PreviewUse {
  const [preview, load, drop] = useQueryLoader<Query>(eventPreviewQuery);
  return {
    preview,
    request(typed, zone, more) {
      const window = readWindow(typed, zone);
      if (window.kind === 'window' && more.programId !== '')
        load(
          { input: { ...more, startAt: window.startAt, endAt: window.endAt } },
          { fetchPolicy: 'network-only' },
        );
      else drop();
      return window;
    },
  };
}
