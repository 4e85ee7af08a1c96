import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { useNow } from '../../platform/clock/useNow.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useEventNoun } from '../../shared/events/useEventNoun.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import type {
  EventInLog_event$data,
  EventInLog_event$key,
} from '../../../../codegen/relay/EventInLog_event.graphql.ts';
import type { EventInLog_step$key } from '../../../../codegen/relay/EventInLog_step.graphql.ts';
import styles from './DeviceLog.module.css';
import { LogMoment } from './LogMoment.tsx';
import { useTemperatures } from './useTemperatures.ts';

export interface EventInLogProps {
  readonly event: EventInLog_event$key;
  /** In order of time. */
  readonly steps: EventInLog_step$key;
  readonly timeZone: string;
}

/** An event in the device's log: how it went in a sentence, and its steps on demand. */
export function EventInLog({ event: key, steps: stepKeys, timeZone }: EventInLogProps) {
  const event = useFragment(
    graphql`
      fragment EventInLog_event on DeviceInEvent {
        eventId
        eventType
        start
        end
        outcome
        change
        degrees
        changedFrom
        changedTo
        changedSeconds
        fedWattHours
      }
    `,
    key,
  );
  const steps = useFragment(
    graphql`
      fragment EventInLog_step on DeviceEventLog @relay(plural: true) {
        id
        at
        history
      }
    `,
    stepKeys,
  );
  const { duration, energy, onDay } = useFormats();
  const now = useNow(60_000);
  const noun = useEventNoun(
    event.eventType === 'PARTICIPATION_REDUCTION_RT' ? event.eventType : 'PARTICIPATION_REDUCTION',
  ).one;
  const day = onDay({ startsAt: new Date(event.start), endsAt: new Date(event.end), timeZone }, now);
  return (
    <Disclosure
      summary={
        <>
          <span className={styles['head']}>
            <FormattedMessage id="devices.log.event" values={{ event: noun, day }} />
          </span>
          <Outcome event={event} timeZone={timeZone} />
        </>
      }
    >
      <ol className={styles['steps']}>
        {steps.map(({ id, at, history }) => (
          <li key={id} className={styles['entry']}>
            <FormattedMessage id={`devices.history.${history ?? 'SCHEDULED'}`} />
            <LogMoment at={at} timeZone={timeZone} />
          </li>
        ))}
      </ol>
      {event.fedWattHours != null && (
        <p className="small muted">
          <FormattedMessage
            id="devices.log.fed"
            values={{
              energy: energy(event.fedWattHours),
              time: duration(event.changedSeconds * 1_000),
              event: noun,
            }}
          />
        </p>
      )}
      <Link to={paths.event(event.eventId)} className={styles['open']}>
        <FormattedMessage id="devices.log.open" values={{ event: noun }} />
      </Link>
    </Disclosure>
  );
}

function Outcome({
  event: { outcome, change, degrees, changedFrom, changedTo, changedSeconds, fedWattHours },
  timeZone,
}: {
  readonly event: EventInLog_event$data;
  readonly timeZone: string;
}) {
  const intl = useIntl();
  const { clock, duration, energy, hoursInWords } = useFormats();
  const { degrees: difference } = useTemperatures();
  const once = changedFrom != null && changedTo != null;
  const span = !once ? 'time' : outcome === 'TAKING_PART' ? 'since' : 'hours';
  const did = intl.formatMessage(
    { id: 'devices.outcome.did' },
    {
      change: change ?? 'other',
      fed: energy(fedWattHours ?? 0),
      degrees: difference(degrees ?? 0),
      span,
      from: once ? clock(new Date(changedFrom), timeZone) : '',
      hours: once
        ? hoursInWords({ startsAt: new Date(changedFrom), endsAt: new Date(changedTo), timeZone })
        : '',
      time: duration(changedSeconds * 1_000),
    },
  );
  return (
    <span className={styles['outcome']}>
      <FormattedMessage
        id={`devices.outcome.${outcome}`}
        values={{ did, shifted: changedSeconds > 0 ? 'some' : 'none' }}
      />
    </span>
  );
}
