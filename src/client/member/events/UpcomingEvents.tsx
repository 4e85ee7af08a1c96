import { FormattedMessage } from 'react-intl';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import type { EnergyEvent, EventDevice } from '../../../../codegen/rest/types.ts';
import { EventCard } from '../../shared/events/EventCard.tsx';
import { memberSettings } from '../../shared/settings/memberSettings.ts';
import { ConnectionState } from '../../shared/utility/ConnectionState.tsx';
import { summarizeConnection } from '../../shared/utility/connectionSummary.ts';
import { AwayNotice } from '../../shared/vacation/AwayNotice.tsx';
import { StaleNotice } from '../../shared/StaleNotice.tsx';
import { toEventView, eventPhase } from '../../shared/events/eventView.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Card } from '../../ui/Card.tsx';
import { upcomingEvents } from './eventQueries.ts';

/** Running events first, then planned ones, soonest first. The first one carries the screen's button. */
export function UpcomingEvents() {
  const app = useApp();
  const now = useNow(5_000);
  const upcoming = useSuspenseRestQuery({
    ...upcomingEvents(app),
    refetchInterval: ({ state }) => (state.data?.events.some(isLive) === true ? LIVE_MS : false),
  });
  const events = upcoming.data.events
    .map((event) => ({ event: toEventView(event), devices: Object.values(event.devices) }))
    .filter(({ event }) => eventPhase(event, now) !== 'over');
  if (events.length === 0) {
    return (
      <>
        <AwayNotice />
        <NoEvents />
      </>
    );
  }
  const cards = events.map(({ event, devices }, index) => (
    <EventCard key={event.id} event={event} main={index === 0}>
      {eventPhase(event, now) === 'running' && event.opt === 'in' && devices.length > 0 && (
        <p className="small">
          <FormattedMessage
            id="events.running.devices"
            values={{ taking: devices.filter(isTakingPart).length, all: devices.length }}
          />
        </p>
      )}
    </EventCard>
  ));
  return (
    <>
      <StaleNotice read={upcoming} />
      {/* An event during the vacation already says so. */}
      {events.every(({ event }) => event.vacation === null) && <AwayNotice />}
      {cards}
    </>
  );
}

/** Why there is none; a home that can't take part is promised none. */
function NoEvents() {
  const app = useApp();
  const { data: settings } = useSuspenseRestQuery(memberSettings(app));
  const { reductionEvent } = app.brand.words;
  const { can } = settings.taking_part;
  if (can === 'yes')
    return (
      <Card look="tint">
        <p className="strong">
          <FormattedMessage id="events.none.title" values={{ event: reductionEvent.one }} />
        </p>
        <p>
          <FormattedMessage id="events.none.text" />
        </p>
      </Card>
    );
  return (
    <Card look="tint">
      <p className="strong">
        <FormattedMessage
          id="events.cannot.title"
          values={{ events: reductionEvent.many, yet: can === 'no' ? 'no' : 'yes' }}
        />
      </p>
      <ConnectionState connection={summarizeConnection(settings)} />
    </Card>
  );
}

/** How often the list is refetched while devices are doing something. */
const LIVE_MS = 10_000;

function isTakingPart({ advance, participation }: EventDevice): boolean {
  return (
    participation === 'ALREADY_OFF' ||
    (participation === null && (advance === 'SHIFTED' || advance === 'ALREADY_OFF'))
  );
}

function isLive({ status, devices }: EnergyEvent): boolean {
  return status === 'ACTIVE' && Object.keys(devices).length > 0;
}
