import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FeatureTable_features$key } from '../../../../codegen/relay/FeatureTable_features.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { completeList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { OnOff } from '../shared/features/OnOff.tsx';

/** The features of the brand with what staff set. */
export function FeatureTable({ features: key }: { readonly features: FeatureTable_features$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const features = useFragment(
    graphql`
      fragment FeatureTable_features on StaffFeature @relay(plural: true) {
        key
        description
        brandDefault
        isEnabled
        rules {
          __typename
        }
        overrideCount
        changedAt
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internalFeatures.${id}` });
  return (
    <StaffList
      caption={intl.formatMessage({ id: 'internal.nav.features' })}
      rowKey={(row) => row.key}
      list={completeList(features)}
      file={{
        name: 'features',
        cells: {
          key: (row) => row.key,
          description: ({ description }) => description,
          on: ({ isEnabled, brandDefault }) => isEnabled ?? brandDefault,
          rules: ({ rules }) => rules.length,
          overrides: ({ overrideCount }) => overrideCount,
          changed: ({ changedAt }) => changedAt,
        },
      }}
      columns={[
        {
          key: 'key',
          header: text('field.key'),
          rowHeader: true,
          wraps: true,
          by: (row) => row.key,
          cell: (row) => <RowLink to={staffPaths.internalFeature(row.key)}>{row.key}</RowLink>,
        },
        {
          key: 'what',
          header: text('field.description'),
          wraps: true,
          cell: ({ description }) => description,
        },
        {
          key: 'default',
          header: text('field.default'),
          place: 'state',
          by: ({ isEnabled, brandDefault }) => Number(isEnabled ?? brandDefault),
          cell: ({ isEnabled, brandDefault }) => <OnOff isOn={isEnabled ?? brandDefault} />,
        },
        {
          key: 'rules',
          header: text('field.rules'),
          numeric: true,
          by: ({ rules }) => rules.length,
          cell: ({ rules }) => intl.formatNumber(rules.length),
        },
        {
          key: 'overrides',
          header: text('field.overrides'),
          numeric: true,
          by: ({ overrideCount }) => overrideCount,
          cell: ({ overrideCount }) => intl.formatNumber(overrideCount),
        },
        {
          key: 'changed',
          header: text('field.changedAt'),
          secondary: true,
          by: ({ changedAt }) => changedAt ?? '',
          cell: ({ changedAt }) =>
            changedAt == null ? text('never') : <NoWrap>{times.shortStamp(changedAt, zone)}</NoWrap>,
        },
      ]}
      filters={['search']}
      keys={['move', 'open', 'search']}
    />
  );
}
