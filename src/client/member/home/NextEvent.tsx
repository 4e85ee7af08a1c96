import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { EventCard } from '../../shared/events/EventCard.tsx';
import { eventPhase, type EventView } from '../../shared/events/eventView.ts';
import { hourPart } from '../../shared/events/hour/hourPart.ts';
import { LazySection } from '../../shared/LazySection.tsx';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { loader } from './homeLoader.ts';
import type {
  NextEvent_home$data,
  NextEvent_home$key,
} from '../../../../codegen/relay/NextEvent_home.graphql.ts';

/** Is there an event, am I in, what do I get? */
export function NextEvent({ home: key }: { readonly home: NextEvent_home$key }) {
  const home = useFragment(
    graphql`
      fragment NextEvent_home on HomeSummary {
        timeZone
        lastResult {
          __typename
        }
        setupSteps {
          __typename
        }
        takingPart {
          can
        }
        nextEvent {
          eventId
          type
          isTest
          startAt
          endAt
          opt
          mayOptIn
          mayOptOut
          leavingBreaksStreak
          hasDevices
          likelyPointsLow
          likelyPointsHigh
          likelyPointsOwn
          likelyOtherResults
          toMakeUp {
            wattHours
            eventId
            date
          }
          vacation {
            running
            startDate
            endDate
          }
        }
      }
    `,
    key,
  );
  const { Hour } = useScreenData<typeof loader>();
  const now = useNow(5_000);
  const event = toNextEvent(home);
  return event === null ? (
    <NothingPlanned
      hasPast={home.lastResult != null}
      isNew={home.setupSteps.length > 0}
      can={home.takingPart.can}
    />
  ) : (
    <EventCard key={event.id} event={event} main>
      {isInHour(event, now) && (
        <LazySection {...hourPart} atOnce ready={Hour} props={{ eventId: event.id, place: 'home' }}>
          <Skeleton height={240} />
        </LazySection>
      )}
    </EventCard>
  );
}

/** Whether it runs and the member is in. */
const isInHour = (event: EventView, now: number): boolean =>
  event.opt === 'in' && eventPhase(event, now) === 'running';

function toNextEvent({ nextEvent: event, timeZone }: NextEvent_home$data): EventView | null {
  if (event == null) return null;
  const { likelyPointsLow: low, likelyPointsHigh: high, toMakeUp: makeUp, vacation } = event;
  return {
    id: event.eventId,
    type:
      event.type === 'PARTICIPATION_REDUCTION_RT' ? 'PARTICIPATION_REDUCTION_RT' : 'PARTICIPATION_REDUCTION',
    isTest: event.isTest,
    startsAt: new Date(event.startAt),
    endsAt: new Date(event.endAt),
    timeZone,
    cancelled: false,
    opt: event.opt === 'IN' ? 'in' : event.opt === 'OUT' ? 'out' : null,
    mayOptIn: event.mayOptIn,
    mayOptOut: event.mayOptOut,
    leavingBreaksStreak: event.leavingBreaksStreak,
    hasDevices: event.hasDevices,
    likely:
      low == null || high == null
        ? null
        : { low, high, own: event.likelyPointsOwn, otherResults: event.likelyOtherResults },
    toMakeUp: makeUp == null ? null : { wh: makeUp.wattHours, eventId: makeUp.eventId, date: makeUp.date },
    vacation:
      vacation == null
        ? null
        : { running: vacation.running, startDate: vacation.startDate, endDate: vacation.endDate },
  };
}

interface NothingPlannedProps {
  readonly hasPast: boolean;
  readonly isNew: boolean;
  readonly can: NextEvent_home$data['takingPart']['can'];
}

/** A home that can't take part is promised no event; the list beside it and Settings say why, and what to do. */
function NothingPlanned({ hasPast, isNew, can }: NothingPlannedProps) {
  const titleId = useId();
  const { words } = useApp().brand;
  return (
    <section className="card card-tint" aria-labelledby={titleId}>
      <div className="stack stack-snug">
        <h2 id={titleId} className="title">
          {can === 'YES' ? (
            <FormattedMessage id="home.nothing.title" values={{ event: words.reductionEvent.one }} />
          ) : (
            <FormattedMessage
              id="home.cannot.title"
              values={{ events: words.reductionEvent.many, yet: can === 'NO' ? 'no' : 'yes' }}
            />
          )}
        </h2>
        <p>
          {can === 'YES' ? (
            <FormattedMessage id={isNew ? 'home.nothing.textNew' : 'home.nothing.text'} />
          ) : (
            <Link to={paths.settings('home')}>
              <FormattedMessage id="home.cannot.why" />
            </Link>
          )}
        </p>
        {hasPast && (
          <p>
            <Link to={paths.events()}>
              <FormattedMessage id="home.nothing.past" values={{ events: words.reductionEvent.many }} />
            </Link>
          </p>
        )}
      </div>
    </section>
  );
}
