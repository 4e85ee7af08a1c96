import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Connections_counts$key } from '../../../../../codegen/relay/Connections_counts.graphql.ts';
import { CountBars } from './CountBars.tsx';
import { FigurePanel } from './FigurePanel.tsx';

/** Members by what their connection is now. */
export function Connections({ counts: key }: { readonly counts: Connections_counts$key }) {
  const intl = useIntl();
  const counts = useFragment(
    graphql`
      fragment Connections_counts on ConnectionCount @relay(plural: true) {
        status
        count
      }
    `,
    key,
  );
  const text = (name: string) => intl.formatMessage({ id: `internalOverview.connections.${name}` });
  const number = (count: number) => intl.formatNumber(count);
  return (
    <FigurePanel
      title={text('title')}
      lead={text('lead')}
      file="connections"
      rows={counts}
      rowKey={({ status }) => status}
      columns={[
        { key: 'status', header: text('status'), value: ({ status }) => text(`status.${status}`) },
        {
          key: 'count',
          header: text('count'),
          value: ({ count }) => count,
          cell: ({ count }) => number(count),
        },
      ]}
    >
      <CountBars
        label={text('title')}
        bars={counts.map(({ status, count }) => ({ key: status, name: text(`status.${status}`), count }))}
      />
    </FigurePanel>
  );
}
