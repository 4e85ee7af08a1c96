import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  StuckPanel_staff$data,
  StuckPanel_staff$key,
} from '../../../../codegen/relay/StuckPanel_staff.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { StaffGrid } from '../shared/list/StaffGrid.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';

type Messages = NonNullable<StuckPanel_staff$data['stuckMessages']>[number];
type Jobs = NonNullable<StuckPanel_staff$data['failingJobs']>[number];

/** Messages that aren't leaving, and jobs that fail. */
export function StuckPanel({ staff: key }: { readonly staff: StuckPanel_staff$key }) {
  const intl = useIntl();
  const { zone } = useApp();
  const times = useStaffTimes();
  const { stuckMessages, failingJobs } = useFragment(
    graphql`
      fragment StuckPanel_staff on Staff {
        stuckMessages {
          template
          channel
          isRefused
          count
          oldestAt
        }
        failingJobs {
          job
          count
          since
        }
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internalMaintenance.${id}` });
  const howMany = <Row extends { readonly count: number }>(since: (row: Row) => string) => [
    {
      key: 'count',
      header: text('field.count'),
      numeric: true,
      cell: ({ count }: Row) => intl.formatNumber(count),
    },
    {
      key: 'since',
      header: text('field.since'),
      cell: (row: Row) => <NoWrap>{times.shortStamp(since(row), zone)}</NoWrap>,
    },
  ];
  return (
    <>
      <Panel title={<FormattedMessage id="internalMaintenance.unsent" />}>
        <StaffGrid<Messages>
          caption={text('unsent')}
          rowKey={({ template, channel, isRefused }) => `${template} ${channel} ${isRefused}`}
          rows={stuckMessages ?? []}
          columns={[
            {
              key: 'template',
              header: text('field.message'),
              rowHeader: true,
              cell: ({ template }) => template,
            },
            {
              key: 'channel',
              header: text('field.channel'),
              cell: ({ channel }) => text(`channel.${channel}`),
            },
            {
              key: 'why',
              header: text('field.why'),
              wraps: true,
              cell: ({ isRefused }) => text(isRefused ? 'why.refused' : 'why.waiting'),
            },
            ...howMany<Messages>(({ oldestAt }) => oldestAt),
          ]}
          empty={text('unsent.none')}
        />
      </Panel>
      <Panel title={<FormattedMessage id="internalMaintenance.failing" />}>
        <StaffGrid<Jobs>
          caption={text('failing')}
          rowKey={({ job }) => job}
          rows={failingJobs ?? []}
          columns={[
            { key: 'job', header: text('field.job'), rowHeader: true, cell: ({ job }) => job },
            ...howMany<Jobs>(({ since }) => since),
          ]}
          empty={text('failing.none')}
        />
      </Panel>
    </>
  );
}
