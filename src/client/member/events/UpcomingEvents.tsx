import { FormattedMessage } from 'react-intl';
import { useSuspenseQuery } from '@tanstack/react-query';
import { EventCard } from '../../shared/events/EventCard.tsx';
import { eventViewOf, phaseOf } from '../../shared/events/eventView.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Card } from '../../ui/Card.tsx';
import { upcomingEvents } from './eventQueries.ts';

/** Running events first, then planned ones, soonest first. The first one carries the screen's button. */
export function UpcomingEvents() {
  const app = useApp();
  const now = useNow(5_000);
  const { data } = useSuspenseQuery(upcomingEvents(app));
  const events = data.events.map(eventViewOf).filter((event) => phaseOf(event, now) !== 'over');
  if (events.length === 0) {
    return (
      <Card look="tint">
        <p className="strong">
          <FormattedMessage id="events.none.title" values={{ event: app.brand.words.reductionEvent.one }} />
        </p>
        <p>
          <FormattedMessage id="events.none.text" />
        </p>
      </Card>
    );
  }
  return events.map((event, index) => <EventCard key={event.id} event={event} main={index === 0} />);
}
