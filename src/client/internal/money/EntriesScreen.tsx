import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { entriesLoaderQuery as Query } from '../../../../codegen/relay/entriesLoaderQuery.graphql.ts';
import type {
  EntriesScreen_query$data,
  EntriesScreen_query$key,
} from '../../../../codegen/relay/EntriesScreen_query.graphql.ts';
import { useNow } from '../../platform/clock/useNow.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { entriesLoaderQuery, entryOrders, parseDirection, type loader } from './entriesLoader.ts';
import { PeriodSelect } from './PeriodSelect.tsx';
import { spanOf } from './periods.ts';
import { useAccountName } from './useAccountName.ts';
import { useBookAmount } from './useBookAmount.ts';
import { useCauseName } from './useCauseName.ts';

const DAY_MS = 86_400_000;

/** `/internal/money/entries`: what is behind a figure of the books. */
export default function EntriesScreen() {
  const intl = useIntl();
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internalMoney.entries.title' })}
      lead={<FormattedMessage id="internalMoney.entries.lead" />}
      back={{ to: staffPaths.internalMoney(), label: intl.formatMessage({ id: 'internal.nav.money' }) }}
      tools={
        <>
          <ListSearch label={intl.formatMessage({ id: 'internalMoney.entries.search' })} />
          <PeriodSelect />
        </>
      }
    >
      <Entries />
    </ListPage>
  );
}

const fragment = graphql`
  fragment EntriesScreen_query on Query
  @refetchable(queryName: "EntriesScreenPageQuery")
  @argumentDefinitions(
    from: { type: "String!" }
    to: { type: "String!" }
    account: { type: "String" }
    direction: { type: "BookDirection" }
    search: { type: "String" }
    orderBy: { type: "BookEntryOrder" }
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
  ) {
    staff {
      bookEntries(
        from: $from
        to: $to
        account: $account
        direction: $direction
        search: $search
        orderBy: $orderBy
        first: $count
        after: $cursor
      ) @connection(key: "EntriesScreen_bookEntries", filters: ["from", "to", "account", "direction", "search", "orderBy"]) {
        totalCount
        points
        hundredths
        edges {
          node {
            id
            bookedAt
            account
            program
            cause
            unit
            amount
            memberId
            member
          }
        }
      }
    }
  }
`;

type Row = NonNullable<
  NonNullable<EntriesScreen_query$data['staff']>['bookEntries']
>['edges'][number]['node'];

function Entries() {
  const intl = useIntl();
  const { zone, rest } = useApp();
  const now = useNow(DAY_MS);
  const times = useStaffTimes();
  const amount = useBookAmount();
  const accountName = useAccountName();
  const causeName = useCauseName();
  const view = useListView();
  const data = usePreloadedQuery<Query>(entriesLoaderQuery, useScreenData<typeof loader>().list);
  const query: EntriesScreen_query$key = data;
  const list = useStaffList(fragment, query, ({ staff }) => staff?.bookEntries);
  const account = view.query.get('account');
  const direction = parseDirection(view.query.get('direction'));
  const search = view.query.get('q');
  const text = (name: string, values = {}) =>
    intl.formatMessage({ id: `internalMoney.entries.${name}` }, values);
  const file = new URLSearchParams({
    ...spanOf(view.query.get('period'), now),
    ...(account === null ? {} : { account }),
    ...(direction === null ? {} : { direction }),
    ...(search === null ? {} : { search }),
  });
  const { points = 0, hundredths = 0 } = list.data.staff?.bookEntries ?? {};
  return (
    <>
      <div className="row">
        <FilterSelect
          label={text('account')}
          all={text('allAccounts')}
          value={account ?? ''}
          options={[
            { value: 'unspent', label: accountName('unspent', null) },
            ...(data.staff?.trialBalance ?? []).map((line) => ({
              value: line.account,
              label: accountName(line.account, line.program),
            })),
          ]}
          onChange={(chosen) => view.set({ account: chosen })}
        />
        <FilterSelect
          label={text('direction')}
          all={text('bothDirections')}
          value={direction ?? ''}
          options={(['RECEIVED', 'GIVEN'] as const).map((value) => ({
            value,
            label: text(`direction.${value}`),
          }))}
          onChange={(chosen) => view.set({ direction: chosen })}
        />
        <ButtonAnchor
          href={rest.address(`/api/internal/money/entries?${file}`)}
          download
          look="secondary"
          small
        >
          {intl.formatMessage({ id: 'internal.list.csv' })}
        </ButtonAnchor>
      </div>
      <p className="small muted">
        {text('sum', {
          sums: intl.formatList(
            [
              ...(points === 0 && hundredths !== 0
                ? []
                : [text('sumPoints', { points: amount(points, 'POINTS') })]),
              ...(hundredths === 0 ? [] : [amount(hundredths, 'MONEY')]),
            ],
            { type: 'conjunction' },
          ),
        })}
      </p>
      <StaffList<Row>
        caption={text('title')}
        rowKey={({ id }) => id}
        list={list}
        sortable={entryOrders}
        columns={[
          {
            key: 'booked',
            header: text('booked'),
            rowHeader: true,
            cell: ({ bookedAt }) => <NoWrap>{times.shortStamp(bookedAt, zone)}</NoWrap>,
          },
          {
            key: 'account',
            header: text('account'),
            wraps: true,
            cell: ({ account: name, program }) => accountName(entryAccount(name), program),
          },
          { key: 'cause', header: text('cause'), wraps: true, cell: ({ cause }) => causeName(cause) },
          {
            key: 'member',
            header: text('member'),
            cell: ({ memberId, member }) =>
              memberId == null ? '–' : <Link to={staffPaths.internalMember(memberId)}>{member}</Link>,
          },
          {
            key: 'amount',
            header: text('amount'),
            numeric: true,
            cell: ({ amount: moved, unit }) => amount(moved, unit),
          },
        ]}
        none="internalMoney.entries.none"
        filters={['q', 'account', 'direction', 'period']}
        keys={['search']}
      />
    </>
  );
}

/** Members' accounts have one name. */
const entryAccount = (account: string): string =>
  account.startsWith('member:')
    ? 'members'
    : account.startsWith('held:')
      ? 'held'
      : account.startsWith('organisation:')
        ? 'organisations'
        : account;
