import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSuspenseRestQuery } from '../../../platform/cache/useRestQuery.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { Card } from '../../../ui/Card.tsx';
import { useFormats } from '../../format/useFormats.ts';
import { PartBoundary } from '../../PartBoundary.tsx';
import { HourActions } from './HourActions.tsx';
import { HourDevices } from './HourDevices.tsx';
import { eventHour } from './hourQueries.ts';
import { hasSavedSoFar, SavedSoFar } from './SavedSoFar.tsx';

export interface EventHourLazyProps {
  readonly eventId: string;
  /** The event's page has a card for it, and shows the devices itself. */
  readonly place: 'home' | 'page';
}

/** Other devices' ticks and the number of homes change while one looks. */
const REFETCH_MS = 30_000;

/** What happens at home while the event runs, what to do, and how many take part. */
export function EventHourLazy({ eventId, place }: EventHourLazyProps) {
  return (
    <PartBoundary>
      {place === 'home' ? <OnHome eventId={eventId} /> : <OnPage eventId={eventId} />}
    </PartBoundary>
  );
}

type HourProps = Pick<EventHourLazyProps, 'eventId'>;

function useHour({ eventId }: HourProps) {
  const app = useApp();
  return useSuspenseRestQuery({ ...eventHour(app, eventId), refetchInterval: REFETCH_MS }).data;
}

function OnHome({ eventId }: HourProps) {
  const hour = useHour({ eventId });
  return (
    <div className="stack stack-snug">
      <HourDevices eventId={eventId} />
      <SavedSoFar {...hour} />
      {hour.actions.length > 0 && <HourActions hour={hour} level={3} />}
      <Homes homes={hour.homes} />
    </div>
  );
}

/** Nothing to do by hand, where only devices pay, and nothing to tell: no card. */
function OnPage({ eventId }: HourProps) {
  const hour = useHour({ eventId });
  const titleId = useId();
  const homes = <Homes homes={hour.homes} />;
  const saved = <SavedSoFar {...hour} />;
  if (hour.actions.length === 0)
    return hour.homes === null && !hasSavedSoFar(hour) ? null : (
      <Card>
        <div className="stack stack-snug">
          {saved}
          {homes}
        </div>
      </Card>
    );
  return (
    <Card>
      <div className="stack">
        {saved}
        <HourActions hour={hour} level={2} titleId={titleId} />
        <p className="muted">
          <FormattedMessage id="events.help.safe" />
        </p>
        <p className="muted">
          <FormattedMessage id="events.help.how" />
        </p>
        {homes}
      </div>
    </Card>
  );
}

function Homes({ homes }: { readonly homes: number | null }) {
  const { number } = useFormats();
  if (homes === null) return null;
  return (
    <p className="small muted">
      <FormattedMessage id="eventHour.homes" values={{ homes: number(homes) }} />
    </p>
  );
}
