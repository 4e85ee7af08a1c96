import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { apiKeysLoaderQuery as Query } from '../../../../codegen/relay/apiKeysLoaderQuery.graphql.ts';
import type {
  ApiKeysScreen_query$data,
  ApiKeysScreen_query$key,
} from '../../../../codegen/relay/ApiKeysScreen_query.graphql.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { PlusIcon } from '../../ui/icons/toolIcons.tsx';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NoWrap } from '../shared/list/NoWrap.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import { apiKeyOrders, apiKeysLoaderQuery, type loader } from './apiKeysLoader.ts';
import { CreateApiKey } from './CreateApiKey.tsx';
import { EndApiKey } from './EndApiKey.tsx';

/** `/internal/api-keys`: who may call the partner API, and what with. */
export default function ApiKeysScreen() {
  const intl = useIntl();
  const { brand, rest } = useApp();
  const [making, setMaking] = useState(false);
  const { productName } = brand.words;
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.apiKeys' })}
      lead={
        <FormattedMessage
          id="internalPartner.lead"
          values={{
            productName,
            reference: (parts) => <a href={rest.address('/partner/reference')}>{parts}</a>,
          }}
        />
      }
      aside={
        <Button small icon={<PlusIcon size={20} />} data-new="" onClick={() => setMaking(true)}>
          <FormattedMessage id="internalPartner.create.open" />
        </Button>
      }
      tools={<ListSearch label={intl.formatMessage({ id: 'internalPartner.search' })} />}
      below={making && <CreateApiKey onClose={() => setMaking(false)} />}
    >
      <Keys />
    </ListPage>
  );
}

const fragment = graphql`
  fragment ApiKeysScreen_query on Query
  @refetchable(queryName: "ApiKeysScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 50 }
    cursor: { type: "String" }
    search: { type: "String" }
    orderBy: { type: "ApiKeyOrder" }
  ) {
    staff {
      roleKeys
      apiKeys(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
        @connection(key: "ApiKeysScreen_apiKeys", filters: ["search", "orderBy"]) {
        totalCount
        edges {
          node {
            id
            name
            rights
            hint
            state
            createdAt
            createdBy {
              name
              email
            }
            expiresAt
            endedAt
            lastUsedAt
          }
        }
      }
    }
  }
`;

type Row = NonNullable<NonNullable<ApiKeysScreen_query$data['staff']>['apiKeys']>['edges'][number]['node'];

const TONES: Readonly<Record<string, Tone>> = { ACTIVE: 'saved', EXPIRED: 'warn' };

function Keys() {
  const intl = useIntl();
  const times = useStaffTimes();
  const { zone } = useApp();
  const [ending, setEnding] = useState<Row | null>(null);
  const query: ApiKeysScreen_query$key = usePreloadedQuery<Query>(
    apiKeysLoaderQuery,
    useScreenData<typeof loader>().list,
  );
  const list = useStaffList(fragment, query, ({ staff }) => staff?.apiKeys);
  const mayEnd = list.data.staff?.roleKeys.includes('internal_staff') === true;
  const text = (id: string) => intl.formatMessage({ id: `internalPartner.${id}` });
  const stamp = (at: string) => <NoWrap>{times.shortStamp(at, zone)}</NoWrap>;
  return (
    <>
      <StaffList
        caption={intl.formatMessage({ id: 'internal.nav.apiKeys' })}
        rowKey={({ id }) => id}
        list={list}
        file={{
          name: 'api-keys',
          cells: {
            name: ({ name }) => name,
            starts_with: ({ hint }) => hint,
            state: ({ state }) => state,
            rights: ({ rights }) => rights.join(' '),
            made: ({ createdAt }) => createdAt,
            made_by: ({ createdBy }) => createdBy?.email,
            until: ({ expiresAt }) => expiresAt,
            ended: ({ endedAt }) => endedAt,
            last_used: ({ lastUsedAt }) => lastUsedAt,
          },
        }}
        sortable={apiKeyOrders}
        columns={[
          { key: 'name', header: text('field.name'), rowHeader: true, wraps: true, cell: ({ name }) => name },
          {
            key: 'hint',
            header: text('field.hint'),
            cell: ({ hint }) => <code>{hint}…</code>,
          },
          {
            key: 'state',
            header: text('field.state'),
            place: 'state',
            cell: ({ state }) => <Badge tone={TONES[state] ?? 'plain'}>{text(`state.${state}`)}</Badge>,
          },
          {
            key: 'rights',
            header: text('field.rights'),
            wraps: true,
            cell: ({ rights }) => intl.formatList(rights.map((right) => text(`right.${right}`))),
          },
          {
            key: 'until',
            header: text('field.until'),
            cell: ({ endedAt, expiresAt }) => stamp(endedAt ?? expiresAt),
          },
          {
            key: 'used',
            header: text('field.used'),
            cell: ({ lastUsedAt }) => (lastUsedAt == null ? text('never') : stamp(lastUsedAt)),
          },
          {
            key: 'created',
            header: text('field.created'),
            secondary: true,
            cell: ({ createdAt, createdBy }) =>
              intl.formatMessage(
                { id: 'internalPartner.createdBy' },
                {
                  at: times.shortStamp(createdAt, zone),
                  name: createdBy?.name ?? createdBy?.email ?? text('someone'),
                },
              ),
          },
          {
            key: 'action',
            header: text('field.action'),
            place: 'action',
            cell: (row) =>
              row.state === 'ACTIVE' &&
              mayEnd && (
                <Button look="quiet" small onClick={() => setEnding(row)}>
                  <FormattedMessage
                    id="internalPartner.end.open"
                    values={{
                      name: row.name,
                      h: (parts) => <span className="visually-hidden">{parts}</span>,
                    }}
                  />
                </Button>
              ),
          },
        ]}
        none="internalPartner.none"
        filters={['q']}
        keys={['search', 'new']}
      />
      {ending !== null && <EndApiKey id={ending.id} name={ending.name} onClose={() => setEnding(null)} />}
    </>
  );
}
