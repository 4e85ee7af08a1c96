import { Suspense } from 'react';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { StaleNotice } from '../../shared/StaleNotice.tsx';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { EventContent } from './EventContent.tsx';
import type { loader } from './eventLoader.ts';
import { oneEvent } from './eventQueries.ts';
import { pollMs } from './pollMs.ts';
import { EventSkeleton } from './EventSkeleton.tsx';

/** `/events/:id`: the answer first, then how it came about. */
export default function EventScreen() {
  return (
    <PartBoundary>
      <Suspense fallback={<EventSkeleton />}>
        <Event />
      </Suspense>
    </PartBoundary>
  );
}

function Event() {
  const app = useApp();
  const { id } = useScreenData<typeof loader>();
  // Only while visible: TanStack Query pauses in hidden tabs.
  const event = useSuspenseRestQuery({
    ...oneEvent(app, id),
    refetchInterval: ({ state }) => pollMs(state.data, app.clock.now()),
  });
  return (
    <EventContent event={event.data}>
      <StaleNotice read={event} />
    </EventContent>
  );
}
