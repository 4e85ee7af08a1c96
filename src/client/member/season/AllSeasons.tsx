import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type {
  AllSeasons_season$data,
  AllSeasons_season$key,
} from '../../../../codegen/relay/AllSeasons_season.graphql.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import { Table, type TableColumn } from '../../ui/table/Table.tsx';
import { useSeasonName } from './useSeasonName.ts';

type Total = AllSeasons_season$data['totals'][number];

const TITLE = 'season-all';

/** Every season and program with a result. Empty where the sums above say it all. */
export function AllSeasons({ season: key }: { readonly season: AllSeasons_season$key }) {
  const intl = useIntl();
  const name = useSeasonName();
  const { energy, number, pay } = useFormats();
  const { season, totals } = useFragment(
    graphql`
      fragment AllSeasons_season on EventSeason {
        season
        totals {
          season
          kind
          latestMonth
          programName
          events
          savedWattHours
          points
        }
      }
    `,
    key,
  );
  const [only] = totals;
  if (only === undefined || (totals.length === 1 && only.season === season)) return null;
  const programs = new Set(totals.map(({ programName }) => programName)).size;
  const columns: TableColumn<Total>[] = [
    {
      key: 'season',
      header: intl.formatMessage({ id: 'season.column.season' }),
      rowHeader: true,
      cell: (total) => (
        <>
          <Link to={paths.season({ month: total.latestMonth })}>{name(total.season, total.kind)}</Link>
          {programs > 1 && <div className="small muted">{total.programName}</div>}
        </>
      ),
    },
    {
      key: 'saved',
      header: intl.formatMessage({ id: 'season.saved' }),
      numeric: true,
      cell: ({ savedWattHours }) => energy(savedWattHours),
    },
    {
      key: 'earned',
      header: intl.formatMessage({ id: 'season.earned' }),
      numeric: true,
      cell: (total) => pay(total.points),
    },
    {
      key: 'events',
      header: intl.formatMessage({ id: 'season.column.events' }),
      numeric: true,
      cell: ({ events }) => number(events),
    },
  ];
  return (
    <Card title={<FormattedMessage id="season.all" />} titleId={TITLE}>
      <Table
        caption={intl.formatMessage({ id: 'season.all.table' })}
        columns={columns}
        rows={totals}
        rowKey={(total) => `${total.season} ${total.programName}`}
      />
    </Card>
  );
}
