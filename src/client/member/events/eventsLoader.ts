import { appQueries } from '../../platform/cache/queries.ts';
import { prefetchRest } from '../../platform/screen/prefetchRest.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';
import { memberSettings } from '../../shared/settings/memberSettings.ts';
import { eventsAddress } from './eventsAddress.ts';
import { eventCount, pastEvents, upcomingEvents } from './eventQueries.ts';

/** Without an event the screen says whether the home can take part. */
async function upcoming(request: ScreenRequest): Promise<void> {
  const { app } = request;
  await prefetchRest(request, upcomingEvents(app));
  const found = appQueries(app).getQueryData(upcomingEvents(app).queryKey);
  if (found?.events.length === 0) await prefetchRest(request, memberSettings(app));
}

/** Each page of past events needs the cursor of the one before. */
export async function loader(request: ScreenRequest): Promise<void> {
  const { app, url } = request;
  const { show, pages } = eventsAddress(url.searchParams);
  const past = async (): Promise<void> => {
    let after: string | null = null;
    for (let page = 0; page < pages; page += 1) {
      const { next_cursor: next }: { next_cursor: string | null } = await appQueries(app).query(
        pastEvents(app, show, after),
      );
      if (next === null) return;
      after = next;
    }
  };
  await Promise.all([
    upcoming(request),
    prefetchRest(request, eventCount(app)),
    app.waitABit(past().catch(() => undefined)),
  ]);
}
