import type { EnergyEvent, EventReceipt } from '../../codegen/rest/types.ts';
import { DANA } from './clientApp.tsx';
import { refusal, renderApp, type RenderedApp, type RenderOptions } from './renderApp.tsx';
import { SETTINGS } from './stubApi.ts';
import { EVENT_ID } from './stubEvents.ts';

/** What the backend has of one event, and of its receipt once there is one; a test may change both. */
export interface EventFacts {
  event: EnergyEvent;
  receipt?: EventReceipt;
}

/** A page of a member's who has one event; by default the event's own. */
export function eventApp(
  facts: EventFacts,
  { path = `/events/${EVENT_ID}`, answers = {}, ...options }: Partial<RenderOptions> = {},
): Promise<RenderedApp> {
  const now = Date.now();
  const past = () => (facts.event.ohm_hour_ended ? [facts.event] : []);
  return renderApp({
    path,
    user: DANA,
    page: { now },
    host: { now: () => now },
    ...options,
    answers: {
      [`GET /events/${EVENT_ID}`]: () => facts.event,
      [`GET /events/${EVENT_ID}/baseline_records`]: () => ({
        baseline_records: facts.event.baseline_records,
      }),
      [`GET /events/${EVENT_ID}/receipt`]: () => facts.receipt ?? refusal(404),
      [`GET /events/${EVENT_ID}/hour`]: {
        event_id: EVENT_ID,
        actions: [],
        homes: null,
        saved: null,
        thermostats: 0,
        result_by: null,
        reminder: null,
        can: [],
      },
      'GET /api/v2/upcoming_events': () => ({ events: facts.event.ohm_hour_ended ? [] : [facts.event] }),
      'GET /api/v2/events': () => ({ events: past(), next_cursor: null, total: past().length }),
      'GET /historical_events_count': { HistoricalEventsCount: 7 },
      'GET /settings': SETTINGS,
      PcePlacements: { viewer: { placements: [] } },
      ...answers,
    },
  });
}
