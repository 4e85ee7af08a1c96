import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  ExperimentResults_results$data,
  ExperimentResults_results$key,
} from '../../../../codegen/relay/ExperimentResults_results.graphql.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Table } from '../../ui/table/Table.tsx';
import { StaffCards } from '../shared/list/StaffCards.tsx';
import type { GridColumn } from '../shared/list/gridColumn.ts';
import { useWidth } from '../shared/list/useWidth.ts';
import styles from './experiments.module.css';

type Metric = ExperimentResults_results$data['metrics'][number];
type Row = Metric['variants'][number] & { readonly members: number };

/** What the members of each variant did after they were shown it, beside the first variant. */
export function ExperimentResults({ results: key }: { readonly results: ExperimentResults_results$key }) {
  const intl = useIntl();
  const { shown, sampleRatio, metrics } = useFragment(
    graphql`
      fragment ExperimentResults_results on ExperimentResults {
        shown {
          variant
          members
        }
        sampleRatio {
          isMismatch
        }
        metrics {
          metric
          variants {
            variant
            value
            low
            high
            difference
            differenceLow
            differenceHigh
            verdict
          }
        }
      }
    `,
    key,
  );
  const text = (id: string) => intl.formatMessage({ id: `internalExperiments.${id}` });
  if (sampleRatio == null)
    return (
      <p className="muted">
        <FormattedMessage id="internalExperiments.results.none" />
      </p>
    );
  const members = new Map(shown.map((one) => [one.variant, one.members]));
  return (
    <div className={styles['results']}>
      {sampleRatio.isMismatch ? (
        <Notice tone="warn" title={text('ratio.mismatch')}>
          <p>
            <FormattedMessage id="internalExperiments.ratio.mismatchText" />
          </p>
        </Notice>
      ) : (
        <p className="muted small">
          <FormattedMessage id="internalExperiments.ratio.fine" />
        </p>
      )}
      {metrics.map((metric) => (
        <MetricTable
          key={metric.metric}
          metric={metric.metric}
          rows={metric.variants.map((one) => ({ ...one, members: members.get(one.variant) ?? 0 }))}
        />
      ))}
      <p className="muted small">
        <FormattedMessage id="internalExperiments.results.how" />
      </p>
    </div>
  );
}

/** In less room, in px, what can be said would be out of sight. */
const CARDS_BELOW = 760;

function MetricTable({ metric, rows }: { readonly metric: string; readonly rows: readonly Row[] }) {
  const intl = useIntl();
  const frame = useRef<HTMLElement>(null);
  const width = useWidth(frame);
  const text = (id: string) => intl.formatMessage({ id: `internalExperiments.${id}` });
  const isShare = metric !== 'KWH_SAVED';
  const figure = (value: number) =>
    isShare
      ? intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 1 })
      : intl.formatNumber(value, { maximumFractionDigits: 2 });
  // The difference of two shares is in percentage points, which have no unit of their own.
  const difference = (value: number) =>
    intl.formatNumber(isShare ? value * 100 : value, {
      maximumFractionDigits: isShare ? 1 : 2,
      signDisplay: 'exceptZero',
    });
  const range = (
    low: number | null | undefined,
    high: number | null | undefined,
    say: (n: number) => string,
  ) =>
    low == null || high == null ? null : (
      <span className={styles['range']}>
        <FormattedMessage id="internalExperiments.range" values={{ low: say(low), high: say(high) }} />
      </span>
    );
  const columns: readonly GridColumn<Row>[] = [
    { key: 'variant', header: text('field.variant'), rowHeader: true, cell: ({ variant }) => variant },
    {
      key: 'members',
      header: text('field.members'),
      numeric: true,
      cell: ({ members }) => intl.formatNumber(members),
    },
    {
      key: 'value',
      header: text(isShare ? 'field.share' : 'field.mean'),
      numeric: true,
      cell: ({ value, low, high }) =>
        value == null ? (
          text('noValue')
        ) : (
          <>
            {figure(value)} {range(low, high, figure)}
          </>
        ),
    },
    {
      key: 'difference',
      header: text(isShare ? 'field.differencePoints' : 'field.difference'),
      numeric: true,
      cell: (row) =>
        row.difference == null ? (
          text('noValue')
        ) : (
          <>
            {difference(row.difference)} {range(row.differenceLow, row.differenceHigh, difference)}
          </>
        ),
    },
    {
      key: 'verdict',
      header: text('field.verdict'),
      wraps: true,
      cell: ({ verdict }) => text(verdict == null ? 'verdict.first' : `verdict.${verdict}`),
    },
  ];
  const list = { caption: text(`metric.${metric}`), rows, rowKey: ({ variant }: Row) => variant, columns };
  return (
    <section ref={frame} className="stack">
      <h3>{text(`metric.${metric}`)}</h3>
      {width !== null && width < CARDS_BELOW ? <StaffCards<Row> {...list} /> : <Table<Row> {...list} />}
    </section>
  );
}
