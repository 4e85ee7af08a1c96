import { useContext, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StaffEventPage_event$key } from '../../../../codegen/relay/StaffEventPage_event.graphql.ts';
import { paysByDevice } from '../../../domain/events/algorithms.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ReadOnly } from '../../ui/readOnly.ts';
import { Columns } from '../shared/page/Columns.tsx';
import { Facts } from '../shared/values/Facts.tsx';
import { History } from '../shared/history/History.tsx';
import { HowMembersJoin } from '../shared/programs/HowMembersJoin.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { SegmentLink } from '../shared/segments/SegmentLink.tsx';
import { SignalTable } from '../shared/programs/SignalTable.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { useOpens } from '../shared/page/useOpens.ts';
import { typedWindow } from '../shared/values/staffTimes.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { parseAlgorithm } from './algorithms.ts';
import { copyEventQuery } from './copyEvent.ts';
import { CancelEvent } from './CancelEvent.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { EndEvent } from './EndEvent.tsx';
import { FollowEvent } from './FollowEvent.tsx';
import { ForecastFacts } from './ForecastFacts.tsx';
import { Nominate } from './Nominate.tsx';
import { Performance } from './Performance.tsx';
import { Progress } from './Progress.tsx';
import { ResendMessage } from './ResendMessage.tsx';
import { TestMessages } from './TestMessages.tsx';
import { StatusBadge } from '../shared/values/StatusBadge.tsx';
import { StaffLink } from '../shared/page/StaffLink.tsx';

/** One event: its participants, settlement status, available actions and audit history. */
export function StaffEventPage({
  event: key,
  participants,
}: {
  readonly event: StaffEventPage_event$key;
  readonly participants: ReactNode;
}) {
  const intl = useIntl();
  const times = useStaffTimes();
  const { energy } = useFormats();
  const event = useFragment(
    graphql`
      fragment StaffEventPage_event on StaffEvent {
        id
        algorithm
        isTest
        staggerMinutes
        group {
          number
          of
        }
        status
        startAt
        endAt
        closesAt
        shiftedMinutes
        segmentId
        segmentName
        minutesLate
        nominatedKilowatts
        forecast {
          ...ForecastFacts_forecast
        }
        cancelReason
        cancelCause
        signals {
          ...SignalTable_signals
        }
        program {
          id
          name
          timeZone
          ...HowMembersJoin_program
        }
        participation {
          asked
          joined
          out
        }
        settlement {
          pending
          outages
          settled
          restated
          reductionWattHours
          points
        }
        history {
          ...History_entries
        }
        ...CancelEvent_event
        ...ChangeForm_event
        ...EndEvent_event
        ...FollowEvent_event
        ...Nominate_event
        ...Performance_event
        ...Progress_event
        ...ResendMessage_event
        ...TestMessages_event
      }
    `,
    key,
  );
  const { program, participation, settlement, startAt, endAt, status } = event;
  const text = (field: string) => intl.formatMessage({ id: `internalEvents.field.${field}` });
  const count = (value: number) => intl.formatNumber(value);
  const byDevice = paysByDevice(parseAlgorithm(event.algorithm));
  const isOver = status === 'ENDED' || status === 'CLOSED';
  const opens = useOpens();
  const mayChange = !useContext(ReadOnly);
  const copy = copyEventQuery(
    {
      ...typedWindow(startAt, endAt, program.timeZone),
      programIds: [program.id],
      algorithm: parseAlgorithm(event.algorithm),
      segment:
        event.segmentId == null ? null : { id: event.segmentId, name: event.segmentName ?? event.segmentId },
      nominated: String(event.nominatedKilowatts ?? ''),
      stagger: String(event.staggerMinutes ?? ''),
      isTest: event.isTest,
    },
    event.group != null,
  );
  const history = (
    <Panel title={<FormattedMessage id="internal.history.title" />}>
      <History entries={event.history} zone={program.timeZone} />
    </Panel>
  );
  const rest = (
    <>
      {event.signals.length > 0 && (
        <Panel title={<FormattedMessage id="internalEvents.detail.signals" />}>
          <SignalTable
            signals={event.signals}
            zone={program.timeZone}
            caption={intl.formatMessage({ id: 'internalEvents.detail.signals' })}
          />
        </Panel>
      )}
      {(isOver || status === 'CANCELLED') && (
        <p className="muted small">
          <FormattedMessage
            id={
              status === 'CANCELLED'
                ? 'internalEvents.detail.off'
                : status === 'CLOSED'
                  ? 'internalEvents.detail.closed'
                  : 'internalEvents.detail.over'
            }
            values={{ until: times.stamp(event.closesAt, program.timeZone) }}
          />
        </p>
      )}
    </>
  );
  return (
    <StaffPage
      title={`${times.day(startAt, program.timeZone)}, ${times.hours(startAt, endAt, program.timeZone)}`}
      lead={
        <FormattedMessage
          id="internalEvents.detail.lead"
          values={{
            program: <StaffLink to={staffPaths.internalProgram(program.id)}>{program.name}</StaffLink>,
            zone: program.timeZone,
          }}
        />
      }
      aside={<StatusBadge status={status} />}
      back={{ to: staffPaths.internalEvents(), label: intl.formatMessage({ id: 'internal.nav.events' }) }}
    >
      <FollowEvent
        event={event}
        query={graphql`
          query StaffEventPageFollowQuery($id: ID!) {
            staff {
              event(id: $id) {
                ...StaffEventPage_event
              }
            }
          }
        `}
      />
      {event.cancelReason != null && (
        <Notice tone="warn" title={<FormattedMessage id="internalEvents.detail.cancelled" />}>
          <p>
            <FormattedMessage
              id={
                event.cancelCause === 'STAFF'
                  ? 'internal.history.reason'
                  : 'internalEvents.detail.cancelledBy'
              }
              values={{ reason: event.cancelReason }}
            />
          </p>
        </Notice>
      )}
      {event.isTest && (
        <Notice title={<FormattedMessage id="internalEvents.test.title" />}>
          <p>
            <FormattedMessage id="internalEvents.test.effect" />
          </p>
        </Notice>
      )}
      {event.minutesLate > 0 && (
        <Notice tone="warn">
          <FormattedMessage id="internalEvents.detail.late" values={{ minutes: event.minutesLate }} />
        </Notice>
      )}
      <div className="row">
        {(status === 'SCHEDULED' || status === 'ACTIVE') && (
          <ButtonLink to={staffPaths.internalLiveEvent(event.id)} look="secondary" small>
            <FormattedMessage id="internalLive.open" />
          </ButtonLink>
        )}
        {opens(staffPaths.internalScheduleEvent()) && (
          <ButtonLink to={staffPaths.internalScheduleEvent(copy)} look="secondary" small>
            <FormattedMessage id="internalEvents.copy" />
          </ButtonLink>
        )}
        {opens(staffPaths.internalNewEventTemplate()) && (
          <ButtonLink to={staffPaths.internalNewEventTemplate(copy)} look="secondary" small>
            <FormattedMessage id="internalTemplates.fromEvent" />
          </ButtonLink>
        )}
      </div>
      {(status === 'SCHEDULED' || status === 'ACTIVE') && <HowMembersJoin program={program} />}
      <Card>
        <Facts
          facts={[
            [text('algorithm'), intl.formatMessage({ id: `internalEvents.algorithm.${event.algorithm}` })],
            [
              intl.formatMessage({ id: 'internal.segment.label' }),
              event.segmentId == null || event.segmentName == null ? (
                intl.formatMessage({ id: 'internal.segment.all' })
              ) : (
                <SegmentLink key="segment" segmentId={event.segmentId} name={event.segmentName} />
              ),
            ],
            ...(event.nominatedKilowatts == null
              ? []
              : ([
                  [
                    text('nominated'),
                    intl.formatMessage(
                      { id: 'internalEvents.kilowatts' },
                      { kilowatts: event.nominatedKilowatts },
                    ),
                  ],
                ] as const)),
            ...(event.staggerMinutes == null
              ? []
              : ([
                  [
                    text('stagger'),
                    intl.formatMessage(
                      { id: 'internalEvents.stagger.value' },
                      { minutes: event.staggerMinutes },
                    ),
                  ],
                ] as const)),
            ...(event.group == null
              ? []
              : ([
                  [
                    text('group'),
                    <StaffLink key="group" to={staffPaths.internalEventGroups(event.id)}>
                      {intl.formatMessage(
                        { id: 'internalGroups.of' },
                        { number: event.group.number, of: event.group.of },
                      )}
                    </StaffLink>,
                  ],
                ] as const)),
            [text('asked'), count(participation.asked)],
            [text('joined'), count(participation.joined)],
            [text('out'), count(participation.out)],
            ...(isOver
              ? ([
                  [text('pending'), count(settlement.pending)],
                  ...(settlement.outages > 0
                    ? ([[text('outages'), count(settlement.outages)]] as const)
                    : []),
                  [text('settled'), count(settlement.settled)],
                  [text('restated'), count(settlement.restated)],
                  [text('reduction'), energy(settlement.reductionWattHours)],
                  [text('points'), count(settlement.points)],
                ] as const)
              : []),
          ]}
        />
      </Card>
      {event.forecast != null && status !== 'CANCELLED' && (
        <Panel title={<FormattedMessage id="internalEvents.forecast.title" />}>
          <ForecastFacts forecast={event.forecast} zone={program.timeZone} />
        </Panel>
      )}
      {!event.isTest && <Performance event={event} />}
      {byDevice && status !== 'CANCELLED' && !event.isTest && (
        <Panel title={<FormattedMessage id="internalEvents.performance.title" />}>
          <p>
            <FormattedMessage id="internalEvents.byDevice.about" />
          </p>
          {event.shiftedMinutes != null && (
            <p>
              <FormattedMessage
                id="internalEvents.byDevice.shifted"
                values={{ hours: Math.round(event.shiftedMinutes / 6) / 10 }}
              />
            </p>
          )}
        </Panel>
      )}
      <Progress event={event} />
      {participants}
      {mayChange ? (
        <Columns side={history}>
          {status === 'SCHEDULED' && (
            <Panel title={<FormattedMessage id="internalEvents.change.title" />}>
              <ChangeForm event={event} />
            </Panel>
          )}
          {status === 'SCHEDULED' && !byDevice && (
            <Panel title={<FormattedMessage id="internalEvents.nominate.title" />}>
              <Nominate event={event} />
            </Panel>
          )}
          {status === 'ACTIVE' && (
            <Panel title={<FormattedMessage id="internalEvents.end.title" />}>
              <EndEvent event={event} />
            </Panel>
          )}
          {(status === 'SCHEDULED' || status === 'ACTIVE') && (
            <Panel title={<FormattedMessage id="internalEvents.cancel.title" />}>
              <CancelEvent event={event} />
            </Panel>
          )}
          {!isOver && status !== 'CANCELLED' && (
            <Panel title={<FormattedMessage id="internalEvents.messages.title" />}>
              <TestMessages event={event} />
            </Panel>
          )}
          {status !== 'CLOSED' && (
            <Panel title={<FormattedMessage id="internalEvents.resend.title" />}>
              <ResendMessage event={event} />
            </Panel>
          )}
          {rest}
        </Columns>
      ) : (
        <>
          {rest}
          {history}
        </>
      )}
    </StaffPage>
  );
}
