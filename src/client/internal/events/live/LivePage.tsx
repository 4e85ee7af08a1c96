import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { LivePage_event$key } from '../../../../../codegen/relay/LivePage_event.graphql.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { Card } from '../../../ui/Card.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { StaffPage } from '../../shared/page/StaffPage.tsx';
import { Facts } from '../../shared/values/Facts.tsx';
import { StatusBadge } from '../../shared/values/StatusBadge.tsx';
import { useStaffTimes } from '../../shared/values/useStaffTimes.ts';
import { FollowEvent } from '../FollowEvent.tsx';
import { usePower } from '../usePower.ts';
import { StaffLink } from '../../shared/page/StaffLink.tsx';
import { LiveFailures } from './LiveFailures.tsx';
import { LivePower } from './LivePower.tsx';
import { OptOuts } from './OptOuts.tsx';
import { TimeLeft } from './TimeLeft.tsx';

/** A running event: its power by interval, homes, opt-outs and failing devices. Counts down before it. */
export function LivePage({ event: key }: { readonly event: LivePage_event$key }) {
  const intl = useIntl();
  const times = useStaffTimes();
  const event = useFragment(
    graphql`
      fragment LivePage_event on StaffEvent {
        id
        status
        startAt
        endAt
        nominatedKilowatts
        program {
          id
          name
          timeZone
        }
        participation {
          asked
          joined
          out
        }
        forecast {
          kilowatts
        }
        live {
          at
          deviceKilowatts
          devices
          devicesWithoutPower
          metersLookedAt
          metersReporting
        }
        ...FollowEvent_event
        ...LiveFailures_event
        ...LivePower_event
        ...OptOuts_event
      }
    `,
    key,
  );
  const { id, status, startAt, endAt, program, participation, forecast, live, nominatedKilowatts } = event;
  const zone = program.timeZone;
  const text = (field: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `internalLive.${field}` }, values);
  const count = (value: number) => intl.formatNumber(value);
  const of = (part: number, whole: number) =>
    intl.formatMessage({ id: 'internalEvents.of' }, { part: count(part), whole: count(whole) });
  const power = usePower();
  const isOver = status === 'ENDED' || status === 'CLOSED';
  return (
    <StaffPage
      title={text('title')}
      lead={
        <FormattedMessage
          id="internalLive.lead"
          values={{
            program: <StaffLink to={staffPaths.internalProgram(program.id)}>{program.name}</StaffLink>,
            day: times.day(startAt, zone),
            hours: times.hours(startAt, endAt, zone),
            zone,
          }}
        />
      }
      aside={<StatusBadge status={status} />}
      back={{ to: staffPaths.internalEvent(id), label: text('back') }}
    >
      <FollowEvent
        event={event}
        query={graphql`
          query LivePageFollowQuery($id: ID!) {
            staff {
              event(id: $id) {
                ...LivePage_event
              }
            }
          }
        `}
      />
      {isOver && (
        <Notice tone="plain" title={text('over')}>
          <p>
            <Link to={staffPaths.internalEvent(id)}>{text('toResults')}</Link>
          </p>
        </Notice>
      )}
      {status === 'CANCELLED' && (
        <Notice tone="warn">
          <p>{text('cancelled')}</p>
        </Notice>
      )}
      {status === 'SCHEDULED' && <TimeLeft until={startAt} to="start" />}
      {status === 'ACTIVE' && <TimeLeft until={endAt} to="end" />}
      <Card>
        <div className="stack stack-snug" aria-live="off">
          <Facts
            facts={[
              ...(live == null || status !== 'ACTIVE'
                ? []
                : ([
                    [text('deviceNow'), power(live.deviceKilowatts)],
                    [text('devices'), count(live.devices)],
                  ] as const)),
              ...(forecast == null ? [] : ([[text('expected'), power(forecast.kilowatts)]] as const)),
              ...(nominatedKilowatts == null
                ? []
                : ([
                    [intl.formatMessage({ id: 'internalEvents.field.nominated' }), power(nominatedKilowatts)],
                  ] as const)),
              [text('homes'), of(participation.joined, participation.asked)],
              [text('out'), count(participation.out)],
              ...(live == null || live.metersLookedAt === 0
                ? []
                : ([[text('meters'), of(live.metersReporting, live.metersLookedAt)]] as const)),
            ]}
          />
          {live != null && status === 'ACTIVE' && live.devicesWithoutPower > 0 && (
            <p className="small muted">{text('withoutPower', { count: live.devicesWithoutPower })}</p>
          )}
        </div>
      </Card>
      <LivePower event={event} />
      <OptOuts event={event} />
      <LiveFailures event={event} />
      {live != null && status === 'ACTIVE' && (
        <p className="small muted">{text('asOf', { at: times.stamp(live.at, zone) })}</p>
      )}
    </StaffPage>
  );
}
