import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  Deliverability_weeks$data,
  Deliverability_weeks$key,
} from '../../../../../codegen/relay/Deliverability_weeks.graphql.ts';
import { Bars } from '../../../ui/charts/Bars.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { isLabelled } from './sparse.ts';
import { useWeek } from './useWeek.ts';

type Row = Deliverability_weeks$data[number];

const CHANNELS = ['EMAIL', 'SMS', 'PUSH'] as const;

/** How much of what was tried went out, by channel and week. What a member doesn't want isn't tried. */
export function Deliverability({ weeks: key }: { readonly weeks: Deliverability_weeks$key }) {
  const intl = useIntl();
  const week = useWeek();
  const weeks = useFragment(
    graphql`
      fragment Deliverability_weeks on MessageWeek @relay(plural: true) {
        week
        channel
        sent
        failed
        dropped
      }
    `,
    key,
  );
  const text = (name: string) => intl.formatMessage({ id: `internalOverview.delivered.${name}` });
  const channelName = (channel: string) =>
    intl.formatMessage({ id: `internalMember.channel.${channel.toLowerCase()}` });
  const number = (count: number) => intl.formatNumber(count);
  const percent = (share: number) => intl.formatNumber(share / 100, { style: 'percent' });
  const share = ({ sent, failed }: Row) =>
    sent + failed === 0 ? null : Math.round((sent * 1_000) / (sent + failed)) / 10;
  return (
    <FigurePanel<Row>
      title={text('title')}
      lead={text('lead')}
      file="deliverability"
      rows={weeks}
      rowKey={(row) => `${row.week}:${row.channel}`}
      columns={[
        {
          key: 'week',
          header: text('week'),
          value: (row) => row.week,
          cell: (row) => week(row.week),
        },
        { key: 'channel', header: text('channel'), value: ({ channel }) => channelName(channel) },
        { key: 'sent', header: text('sent'), value: ({ sent }) => sent, cell: ({ sent }) => number(sent) },
        {
          key: 'failed',
          header: text('failed'),
          value: ({ failed }) => failed,
          cell: ({ failed }) => number(failed),
        },
        {
          key: 'dropped',
          header: text('dropped'),
          value: ({ dropped }) => dropped,
          cell: ({ dropped }) => number(dropped),
        },
        {
          key: 'share',
          header: text('share'),
          value: share,
          cell: (row) => {
            const delivered = share(row);
            return delivered === null ? '–' : percent(delivered);
          },
        },
      ]}
    >
      {CHANNELS.map((channel) => {
        const own = weeks.filter((row) => row.channel === channel);
        return (
          <Fragment key={channel}>
            <h3>{channelName(channel)}</h3>
            {own.every((row) => share(row) === null) ? (
              <p className="muted">{text('none')}</p>
            ) : (
              <Bars
                label={channelName(channel)}
                unit=""
                whole
                format={percent}
                bars={own.map((row, index) => ({
                  key: row.week,
                  label: isLabelled(index, own.length) ? week(row.week) : '',
                  name: week(row.week),
                  value: share(row),
                }))}
              />
            )}
          </Fragment>
        );
      })}
    </FigurePanel>
  );
}
