import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ExperimentTable_experiments$key } from '../../../../codegen/relay/ExperimentTable_experiments.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { completeList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { ExperimentBadge } from './ExperimentBadge.tsx';

/** The brand's experiments. */
export function ExperimentTable({
  experiments: key,
}: {
  readonly experiments: ExperimentTable_experiments$key;
}) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const experiments = useFragment(
    graphql`
      fragment ExperimentTable_experiments on StaffExperiment @relay(plural: true) {
        key
        hypothesis
        featureKey
        segmentId
        segmentName
        state
        startedAt
        stoppedAt
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internalExperiments.${id}` });
  const time = (at: string | null | undefined) =>
    at == null ? text('notYet') : <NoWrap>{times.shortStamp(at, zone)}</NoWrap>;
  return (
    <StaffList
      caption={intl.formatMessage({ id: 'internal.nav.experiments' })}
      rowKey={(row) => row.key}
      list={completeList(experiments)}
      file={{
        name: 'experiments',
        cells: {
          key: (row) => row.key,
          state: ({ state }) => state,
          hypothesis: ({ hypothesis }) => hypothesis,
          feature: ({ featureKey }) => featureKey,
          segment_id: ({ segmentId }) => segmentId,
          segment: ({ segmentName }) => segmentName,
          started: ({ startedAt }) => startedAt,
          stopped: ({ stoppedAt }) => stoppedAt,
        },
      }}
      columns={[
        {
          key: 'key',
          header: text('field.key'),
          rowHeader: true,
          by: (row) => row.key,
          cell: (row) => <RowLink to={staffPaths.internalExperiment(row.key)}>{row.key}</RowLink>,
        },
        {
          key: 'state',
          header: text('field.state'),
          place: 'state',
          by: ({ state }) => state,
          cell: ({ state }) => <ExperimentBadge state={state} />,
        },
        {
          key: 'what',
          header: text('field.hypothesis'),
          wraps: true,
          cell: ({ hypothesis }) => hypothesis,
        },
        {
          key: 'feature',
          header: text('field.feature'),
          secondary: true,
          by: ({ featureKey }) => featureKey,
          cell: ({ featureKey }) => featureKey,
        },
        {
          key: 'audience',
          header: text('field.audience'),
          cell: ({ segmentId, segmentName }) =>
            segmentId == null ? text('everyone') : (segmentName ?? text('gone')),
        },
        {
          key: 'started',
          header: text('field.startedAt'),
          by: ({ startedAt }) => startedAt ?? '',
          cell: ({ startedAt }) => time(startedAt),
        },
        {
          key: 'stopped',
          header: text('field.stoppedAt'),
          secondary: true,
          by: ({ stoppedAt }) => stoppedAt ?? '',
          cell: ({ stoppedAt }) => time(stoppedAt),
        },
      ]}
      none="internalExperiments.none"
      filters={['search']}
    />
  );
}
