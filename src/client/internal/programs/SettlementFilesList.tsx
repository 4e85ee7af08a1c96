import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { SettlementFilesList_query$key } from '../../../../codegen/relay/SettlementFilesList_query.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useLiveQuery } from '../../platform/screen/useLiveQuery.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useActorName } from '../shared/history/useActorName.ts';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { ListTools } from '../shared/list/ListTools.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useMonthName } from '../shared/values/useMonthName.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { settlementFilesLoaderQuery } from './settlementFilesLoader.ts';

/** How often the page looks whether a file is ready. */
const EVERY_MS = 2_000;

const fragment = graphql`
  fragment SettlementFilesList_query on Query
  @refetchable(queryName: "SettlementFilesListPageQuery")
  @argumentDefinitions(
    id: { type: "ID!" }
    search: { type: "String" }
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
  ) {
    staff {
      settlementFiles(programId: $id, search: $search, first: $count, after: $cursor)
        @connection(key: "SettlementFilesList_settlementFiles", filters: ["programId", "search"]) {
        totalCount
        edges {
          node {
            id
            number
            month
            eventStart
            state
            restates
            askedAt
            askedBy
            readyAt
            sha256
            homes
            reductionWh
            outdated
          }
        }
      }
    }
  }
`;

const tones: Readonly<Record<string, Tone>> = {
  MAKING: 'brand',
  READY: 'saved',
  FAILED: 'error',
  OUTDATED: 'warn',
};

/** A program's settlement files, each with its download and the hash to compare it by. */
export function SettlementFilesList({
  query,
  program: { id, timeZone },
}: {
  readonly query: SettlementFilesList_query$key;
  readonly program: { readonly id: string; readonly timeZone: string };
}) {
  const intl = useIntl();
  const { rest } = useApp();
  const times = useStaffTimes();
  const monthName = useMonthName();
  const actorName = useActorName();
  const list = useStaffList(fragment, query, ({ staff }) => staff?.settlementFiles);
  const isMaking = list.rows.some(({ state }) => state === 'MAKING');
  const search = useListView().query.get('q');
  useLiveQuery(settlementFilesLoaderQuery, { id, search }, () => (isMaking ? EVERY_MS : null));
  const text = (name: string, values = {}) =>
    intl.formatMessage({ id: `internalPrograms.files.${name}` }, values);
  return (
    <>
      <ListTools>
        <ListSearch label={text('search')} />
      </ListTools>
      <StaffList
        caption={text('title')}
        rowKey={(file) => file.id}
        list={list}
        file={{
          name: 'settlement-files',
          cells: {
            number: ({ number }) => number,
            restates: ({ restates }) => restates,
            month: ({ month }) => month,
            event: ({ eventStart }) => eventStart,
            state: ({ state }) => state,
            homes: ({ homes }) => homes,
            reduction_wh: ({ reductionWh }) => reductionWh,
            asked: ({ askedAt }) => askedAt,
            ready: ({ readyAt }) => readyAt,
            by: ({ askedBy }) => askedBy,
            sha256: ({ sha256 }) => sha256,
          },
        }}
        sortable={{}}
        columns={[
          {
            key: 'number',
            header: text('number'),
            rowHeader: true,
            cell: (file) => {
              const { number, restates } = file;
              const name =
                restates == null
                  ? text('one', { number })
                  : text('restatesOne', { number, before: restates });
              return file.state === 'READY' ? (
                <a href={rest.address(`/api/internal/programs/settlement/${file.id}`)} download>
                  {name}
                </a>
              ) : (
                name
              );
            },
          },
          {
            key: 'period',
            header: text('period'),
            cell: ({ month, eventStart }) =>
              month == null
                ? text('event', { when: times.shortStamp(eventStart ?? '', timeZone) })
                : monthName(`${month}-01`),
          },
          {
            key: 'state',
            header: text('state'),
            place: 'state',
            cell: ({ state, outdated }) => {
              const shown = outdated ? 'OUTDATED' : state;
              return (
                <Badge tone={tones[shown] ?? 'plain'}>
                  <FormattedMessage id={`internalPrograms.files.state.${shown}`} />
                </Badge>
              );
            },
          },
          {
            key: 'homes',
            header: text('homes'),
            numeric: true,
            cell: ({ homes }) => (homes == null ? '–' : intl.formatNumber(homes)),
          },
          {
            key: 'reduction',
            header: text('reduction'),
            numeric: true,
            cell: ({ reductionWh }) =>
              reductionWh == null
                ? '–'
                : text('kwh', {
                    kwh: intl.formatNumber(reductionWh / 1_000, { maximumFractionDigits: 3 }),
                  }),
          },
          {
            key: 'made',
            header: text('made'),
            cell: ({ askedAt, askedBy, readyAt }) =>
              text('madeBy', {
                when: times.shortStamp(readyAt ?? askedAt, timeZone),
                who: actorName(askedBy ?? 'system'),
              }),
          },
          {
            key: 'hash',
            header: text('hash'),
            secondary: true,
            cell: ({ sha256 }) => sha256 ?? '–',
          },
        ]}
        none="internalPrograms.files.none"
        filters={['q']}
        keys={['search']}
      />
    </>
  );
}
