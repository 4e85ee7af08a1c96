import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  OverrideTable_overrides$data,
  OverrideTable_overrides$key,
} from '../../../../codegen/relay/OverrideTable_overrides.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { OnOff } from '../shared/features/OnOff.tsx';

type Row = OverrideTable_overrides$data[number];

interface OverrideTableProps {
  readonly overrides: OverrideTable_overrides$key;
  /** Of one feature, its members are named; of one member, the features. */
  readonly of: 'feature' | 'member';
}

/** Overrides that hold now: of whom or what, until when, by whom and why. */
export function OverrideTable({ overrides: key, of }: OverrideTableProps) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const overrides = useFragment(
    graphql`
      fragment OverrideTable_overrides on StaffFeatureOverride @relay(plural: true) {
        memberId
        memberName
        key
        state
        expiresAt
        reason
        setBy
        setAt
        sessionOnly
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internalFeatures.${id}` });
  return (
    <StaffGrid<Row>
      caption={text('overrides.title')}
      rowKey={(row) => `${row.memberId} ${row.key}`}
      rows={overrides}
      columns={[
        {
          key: 'who',
          header: text(of === 'feature' ? 'field.member' : 'field.key'),
          rowHeader: true,
          cell: (row) =>
            of === 'feature' ? (
              <Link to={staffPaths.internalMemberFeatures({ member: row.memberId })}>{row.memberName}</Link>
            ) : (
              <Link to={staffPaths.internalFeature(row.key)}>{row.key}</Link>
            ),
        },
        {
          key: 'state',
          header: text('field.state'),
          place: 'state',
          cell: ({ state }) => <OnOff isOn={state === 'ENABLED'} />,
        },
        {
          key: 'until',
          header: text('field.expiresAt'),
          cell: ({ expiresAt, sessionOnly }) => {
            if (expiresAt == null) return text(sessionOnly ? 'untilSessionEnds' : 'untilCleared');
            return <NoWrap>{times.shortStamp(expiresAt, zone)}</NoWrap>;
          },
        },
        {
          key: 'why',
          header: text('field.reason'),
          wraps: true,
          cell: ({ reason }) => reason ?? text('unknown'),
        },
        { key: 'by', header: text('field.setBy'), cell: ({ setBy }) => setBy ?? text('unknown') },
        {
          key: 'at',
          header: text('field.setAt'),
          secondary: true,
          cell: ({ setAt }) =>
            setAt == null ? text('unknown') : <NoWrap>{times.shortStamp(setAt, zone)}</NoWrap>,
        },
      ]}
      empty={<FormattedMessage id="internalFeatures.overrides.none" />}
    />
  );
}
