import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { openAdrLoaderQuery as Query } from '../../../../codegen/relay/openAdrLoaderQuery.graphql.ts';
import type {
  OpenAdrScreen_query$data,
  OpenAdrScreen_query$key,
} from '../../../../codegen/relay/OpenAdrScreen_query.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { Button } from '../../ui/Button.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { mayRead } from './mayRead.ts';
import { openAdrLoaderQuery, openAdrOrders, type loader } from './openAdrLoader.ts';
import { OpenAdrDetails } from './OpenAdrDetails.tsx';
import { OpenAdrTargets } from './OpenAdrTargets.tsx';

/** `/internal/openadr`: the devices that aggregators registered, what they may read and what they report. */
export default function OpenAdrScreen() {
  const intl = useIntl();
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.openAdr' })}
      lead={<FormattedMessage id="internalPartner.vens.lead" />}
      tools={<ListSearch label={intl.formatMessage({ id: 'internalPartner.vens.search' })} />}
    >
      <Vens />
    </ListPage>
  );
}

const fragment = graphql`
  fragment OpenAdrScreen_query on Query
  @refetchable(queryName: "OpenAdrScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    search: { type: "String" }
    orderBy: { type: "OpenAdrVenOrder" }
  ) {
    staff {
      roleKeys
      openAdrVens(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
        @connection(key: "OpenAdrScreen_openAdrVens", filters: ["search", "orderBy"]) {
        totalCount
        edges {
          node {
            id
            name
            keyName
            clientId
            createdAt
            changedAt
            lastContactAt
            targets
            reportCount
            resources {
              id
              name
              targets
            }
            subscriptions {
              createdAt
            }
            ...OpenAdrDetails_ven
          }
        }
      }
    }
  }
`;

type Ven = NonNullable<
  NonNullable<OpenAdrScreen_query$data['staff']>['openAdrVens']
>['edges'][number]['node'];

/** What its key may read of it. */
const readable = ({ targets, resources }: Ven): readonly string[] =>
  mayRead(
    targets,
    resources.map((each) => each.targets),
  );

function Vens() {
  const intl = useIntl();
  const times = useStaffTimes();
  const { zone } = useApp();
  const [open, setOpen] = useState<{ readonly ven: Ven; readonly what: 'details' | 'targets' } | null>(null);
  const query: OpenAdrScreen_query$key = usePreloadedQuery<Query>(
    openAdrLoaderQuery,
    useScreenData<typeof loader>().list,
  );
  const list = useStaffList(fragment, query, ({ staff }) => staff?.openAdrVens);
  const mayChange = list.data.staff?.roleKeys.includes('internal_staff') === true;
  const text = (id: string) => intl.formatMessage({ id: `internalPartner.${id}` });
  const stamp = (at: string | null | undefined) =>
    at == null ? text('never') : <NoWrap>{times.shortStamp(at, zone)}</NoWrap>;
  const close = () => setOpen(null);
  const button = (ven: Ven, what: 'details' | 'targets') => (
    <Button look="quiet" small onClick={() => setOpen({ ven, what })}>
      <FormattedMessage
        id={what === 'details' ? 'internalPartner.vens.details' : 'internalPartner.vens.targets'}
        values={{ name: ven.name, h: (parts) => <span className="visually-hidden">{parts}</span> }}
      />
    </Button>
  );
  return (
    <>
      <StaffList
        caption={intl.formatMessage({ id: 'internal.nav.openAdr' })}
        rowKey={({ id }) => id}
        list={list}
        file={{
          name: 'openadr-devices',
          cells: {
            name: ({ name }) => name,
            key: ({ keyName }) => keyName,
            key_starts_with: ({ clientId }) => clientId,
            registered: ({ createdAt }) => createdAt,
            last_contact: ({ lastContactAt }) => lastContactAt,
            may_read: (ven) => readable(ven).join('; '),
            resources: ({ resources }) => resources.map(({ name }) => name).join('; '),
            reports: ({ reportCount }) => reportCount,
            subscriptions: ({ subscriptions }) => subscriptions.length,
          },
        }}
        sortable={openAdrOrders}
        columns={[
          {
            key: 'name',
            header: text('field.device'),
            rowHeader: true,
            wraps: true,
            cell: ({ name }) => name,
          },
          {
            key: 'key',
            header: text('field.key'),
            wraps: true,
            cell: ({ keyName, clientId }) => (
              <span>
                {keyName}{' '}
                <NoWrap>
                  <code>{clientId}…</code>
                </NoWrap>
              </span>
            ),
          },
          {
            key: 'contact',
            header: text('field.contact'),
            cell: ({ lastContactAt }) => stamp(lastContactAt),
          },
          {
            key: 'targets',
            header: text('field.targets'),
            wraps: true,
            cell: (ven) => intl.formatList(readable(ven)) || text('vens.forAll'),
          },
          {
            key: 'resources',
            header: text('field.resources'),
            wraps: true,
            cell: ({ resources }) => intl.formatList(resources.map(({ name }) => name)),
          },
          {
            key: 'reports',
            header: text('field.reports'),
            numeric: true,
            secondary: true,
            cell: ({ reportCount }) => intl.formatNumber(reportCount),
          },
          {
            key: 'subscriptions',
            header: text('field.subscriptions'),
            numeric: true,
            secondary: true,
            cell: ({ subscriptions }) => intl.formatNumber(subscriptions.length),
          },
          {
            key: 'created',
            header: text('field.registered'),
            secondary: true,
            cell: ({ createdAt }) => stamp(createdAt),
          },
          {
            key: 'action',
            header: text('field.action'),
            place: 'action',
            cell: (ven) => (
              <>
                {button(ven, 'details')}
                {mayChange && button(ven, 'targets')}
              </>
            ),
          },
        ]}
        none="internalPartner.vens.none"
        filters={['q']}
        keys={['search']}
      />
      {open?.what === 'details' && <OpenAdrDetails ven={open.ven} onClose={close} />}
      {open?.what === 'targets' && (
        <OpenAdrTargets ven={open.ven} changedAt={open.ven.changedAt} onClose={close} />
      )}
    </>
  );
}
