import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  MemberResultPage_result$data,
  MemberResultPage_result$key,
} from '../../../../codegen/relay/MemberResultPage_result.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Facts } from '../shared/values/Facts.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { useMayDo } from '../shared/members/useMayDo.ts';
import { Panel } from '../shared/page/Panel.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { SettleAgain } from './SettleAgain.tsx';

type Result = MemberResultPage_result$data;

/** A member's result from the meter's readings to the entries of the ledger, figure by figure. */
export function MemberResultPage({ result: key }: { readonly result: MemberResultPage_result$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const mayDo = useMayDo();
  const { number, points, watts } = useFormats();
  const result = useFragment(
    graphql`
      fragment MemberResultPage_result on MemberResult {
        memberId
        eventId
        startAt
        endAt
        timeZone
        settlement
        revision
        provenance
        usualWattHours
        usedWattHours
        reductionWattHours
        days
        reductionPoints
        participationPoints
        points
        watts
        member {
          name
          email
        }
        intervals {
          startAt
          usualWattHours
          readMilliwattHours
          usedWattHours
          isEstimated
        }
        devices {
          name
          quarters
          rateTenths
        }
        formula {
          pointsPerKwh
          multiplierHundredths
          bonusHundredths
        }
        entries {
          causeKey
          cause
          bookedAt
          watts
        }
      }
    `,
    key,
  );
  const { memberId, startAt, endAt, timeZone, formula, intervals, devices, days, entries } = result;
  const text = (id: string, values = {}) => intl.formatMessage({ id: `internalPayouts.${id}` }, values);
  const none = text('nothing');
  const energy = (wattHours: number | null | undefined) =>
    wattHours == null ? none : text('result.wh', { figure: number(wattHours) });
  const member = result.member?.name ?? result.member?.email ?? none;
  return (
    <StaffPage
      title={text('result.of', { member })}
      lead={`${times.day(startAt, timeZone)}, ${times.hours(startAt, endAt, timeZone)} (${timeZone})`}
      back={{ to: staffPaths.internalMemberLedger(memberId), label: text('ledger.of', { member }) }}
    >
      <Panel title={<FormattedMessage id="internalPayouts.result.sum" />}>
        <Facts
          facts={[
            [text('field.state'), text(`result.${result.settlement}`, { revision: result.revision })],
            ...(devices.length > 0
              ? []
              : ([
                  [text('result.usual'), energy(result.usualWattHours)],
                  [text('result.used'), energy(result.usedWattHours)],
                  [text('result.saved'), energy(result.reductionWattHours)],
                  [
                    text('result.provenance'),
                    result.provenance == null ? none : text(`result.source.${result.provenance}`),
                  ],
                ] as const)),
            ...(formula == null
              ? []
              : ([
                  [
                    text('result.formula'),
                    text('result.product', {
                      kwh: number((result.reductionWattHours ?? 0) / 1_000),
                      rate: number(formula.pointsPerKwh),
                      tier: number(formula.multiplierHundredths / 100),
                      streak: number(formula.bonusHundredths / 100),
                    }),
                  ],
                ] as const)),
            [text('result.reductionPoints'), points(result.reductionPoints)],
            [text('result.participationPoints'), points(result.participationPoints)],
            [
              text('result.total'),
              text('result.both', { points: points(result.points), watts: watts(result.watts) }),
            ],
          ]}
        />
        {days.length > 0 && (
          <p className="small muted">{text('result.days', { days: intl.formatList(days) })}</p>
        )}
        {mayDo('settleAgain') && <SettleAgain memberId={memberId} eventId={result.eventId} />}
      </Panel>
      {devices.length > 0 ? (
        <Panel title={<FormattedMessage id="internalPayouts.result.devices" />}>
          <StaffGrid<Result['devices'][number]>
            caption={text('result.devices')}
            rowKey={({ name, quarters }) => `${name} ${quarters}`}
            rows={devices}
            columns={[
              {
                key: 'name',
                header: text('result.device'),
                rowHeader: true,
                wraps: true,
                cell: ({ name }) => name,
              },
              {
                key: 'quarters',
                header: text('result.quarters'),
                numeric: true,
                cell: ({ quarters }) => number(quarters),
              },
              {
                key: 'rate',
                header: text('result.rate'),
                numeric: true,
                cell: ({ rateTenths }) => number(rateTenths / 10),
              },
            ]}
            empty={none}
          />
        </Panel>
      ) : (
        <Panel title={<FormattedMessage id="internalPayouts.result.readings" />}>
          <StaffGrid<Result['intervals'][number]>
            caption={text('result.readings')}
            rowKey={({ startAt: start }) => start}
            rows={intervals}
            columns={[
              {
                key: 'start',
                header: text('result.interval'),
                rowHeader: true,
                cell: ({ startAt: start }) => <NoWrap>{times.shortStamp(start, timeZone)}</NoWrap>,
              },
              {
                key: 'read',
                header: text('result.read'),
                numeric: true,
                cell: ({ readMilliwattHours }) => number(readMilliwattHours),
              },
              {
                key: 'used',
                header: text('result.usedWh'),
                numeric: true,
                cell: ({ usedWattHours }) => number(usedWattHours),
              },
              {
                key: 'usual',
                header: text('result.usualWh'),
                numeric: true,
                cell: ({ usualWattHours }) => number(usualWattHours),
              },
              {
                key: 'saved',
                header: text('result.savedWh'),
                numeric: true,
                cell: ({ usualWattHours, usedWattHours }) => number(usualWattHours - usedWattHours),
              },
              {
                key: 'quality',
                header: text('result.quality'),
                cell: ({ isEstimated }) => text(isEstimated ? 'result.estimated' : 'result.measured'),
              },
            ]}
            empty={text('result.noReadings')}
          />
        </Panel>
      )}
      <Panel title={<FormattedMessage id="internalPayouts.result.entries" />}>
        <StaffGrid<Result['entries'][number]>
          caption={text('result.entries')}
          rowKey={({ causeKey }) => causeKey}
          rows={entries}
          columns={[
            {
              key: 'booked',
              header: text('ledger.booked'),
              rowHeader: true,
              cell: ({ bookedAt }) => <NoWrap>{times.shortStamp(bookedAt, zone)}</NoWrap>,
            },
            {
              key: 'cause',
              header: text('ledger.cause'),
              cell: ({ cause }) => text(`ledger.cause.${cause}`),
            },
            {
              key: 'watts',
              header: text('ledger.inWatts'),
              numeric: true,
              cell: (entry) => number(entry.watts),
            },
            { key: 'key', header: text('ledger.key'), wraps: true, cell: ({ causeKey }) => causeKey },
          ]}
          empty={text('ledger.none')}
        />
      </Panel>
    </StaffPage>
  );
}
