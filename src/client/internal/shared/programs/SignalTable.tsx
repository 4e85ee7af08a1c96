import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  SignalTable_signals$data,
  SignalTable_signals$key,
} from '../../../../../codegen/relay/SignalTable_signals.graphql.ts';
import { staffPaths } from '../../../platform/navigation/staffPaths.ts';
import { StaffGrid } from '../list/StaffGrid.tsx';
import { useStaffTimes } from '../values/useStaffTimes.ts';
import { StaffLink } from '../page/StaffLink.tsx';

type Row = SignalTable_signals$data[number];

/** Grid signals and their outcomes, latest first. */
export function SignalTable({
  signals: key,
  zone,
  caption,
}: {
  readonly signals: SignalTable_signals$key;
  readonly zone: string;
  readonly caption: string;
}) {
  const intl = useIntl();
  const times = useStaffTimes();
  const signals = useFragment(
    graphql`
      fragment SignalTable_signals on GridSignal @relay(plural: true) {
        id
        sourceName
        at
        externalId
        action
        startAt
        endAt
        outcome
        detail
        staffEventId
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internal.signal.${id}` });
  return (
    <StaffGrid<Row>
      caption={caption}
      rowKey={({ id }) => id}
      rows={signals}
      columns={[
        { key: 'at', header: text('at'), rowHeader: true, cell: ({ at }) => times.shortStamp(at, zone) },
        {
          key: 'what',
          header: text('what'),
          wraps: true,
          cell: ({ action, sourceName, externalId }) =>
            `${text(`action.${action}`)} · ${sourceName} · ${externalId}`,
        },
        {
          key: 'window',
          header: text('window'),
          cell: ({ startAt, endAt }) =>
            startAt == null || endAt == null
              ? '–'
              : `${times.shortDay(startAt, zone)} ${times.hours(startAt, endAt, zone)}`,
        },
        {
          key: 'outcome',
          header: text('outcome'),
          wraps: true,
          cell: ({ outcome, detail, staffEventId }) => (
            <>
              {staffEventId == null ? (
                text(`outcome.${outcome}`)
              ) : (
                <StaffLink to={staffPaths.internalEvent(staffEventId)}>
                  {text(`outcome.${outcome}`)}
                </StaffLink>
              )}
              {detail != null && `: ${detail}`}
            </>
          ),
        },
      ]}
      empty={<FormattedMessage id="internal.signal.none" />}
    />
  );
}
