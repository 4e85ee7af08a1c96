import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import type { utilitiesLoaderQuery as Query } from '../../../../codegen/relay/utilitiesLoaderQuery.graphql.ts';
import type { UtilitiesScreen_query$key } from '../../../../codegen/relay/UtilitiesScreen_query.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { ListPage } from '../shared/list/ListPage.tsx';
import { ListSearch } from '../shared/list/ListSearch.tsx';
import { NewLink } from '../shared/list/NewLink.tsx';
import { RowLink } from '../shared/list/RowLink.tsx';
import { StaffList } from '../shared/list/StaffList.tsx';
import { useStaffList } from '../shared/list/useStaffList.ts';
import { OutageBadge } from './OutageBadge.tsx';
import { type loader, utilitiesLoaderQuery, utilityOrders } from './utilitiesLoader.ts';

/** `/internal/utilities` */
export default function UtilitiesScreen() {
  const intl = useIntl();
  return (
    <ListPage
      title={intl.formatMessage({ id: 'internal.nav.utilities' })}
      lead={<FormattedMessage id="internalPrograms.utilities.lead" />}
      aside={
        <NewLink to={staffPaths.internalNewUtility()}>
          {intl.formatMessage({ id: 'internalPrograms.utility.new' })}
        </NewLink>
      }
      tools={<ListSearch label={intl.formatMessage({ id: 'internalPrograms.utilities.search' })} />}
    >
      <Utilities />
    </ListPage>
  );
}

const fragment = graphql`
  fragment UtilitiesScreen_query on Query
  @refetchable(queryName: "UtilitiesScreenPageQuery")
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 100 }
    cursor: { type: "String" }
    search: { type: "String" }
    orderBy: { type: "UtilityOrder" }
  ) {
    staff {
      utilities(first: $count, after: $cursor, search: $search, orderBy: $orderBy)
        @connection(key: "UtilitiesScreen_utilities", filters: ["search", "orderBy"]) {
        totalCount
        edges {
          node {
            id
            acronym
            name
            timeZone
            connection
            programCount
            postalCodeCount
            inOutage
            ...OutageBadge_utility
          }
        }
      }
    }
  }
`;

function Utilities() {
  const intl = useIntl();
  const query: UtilitiesScreen_query$key = usePreloadedQuery<Query>(
    utilitiesLoaderQuery,
    useScreenData<typeof loader>().list,
  );
  const list = useStaffList(fragment, query, ({ staff }) => staff?.utilities, 100);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <StaffList
      caption={text('internal.nav.utilities')}
      rowKey={({ id }) => id}
      list={list}
      file={{
        name: 'utilities',
        cells: {
          name: ({ name }) => name,
          acronym: ({ acronym }) => acronym,
          in_outage: ({ inOutage }) => inOutage,
          connection: ({ connection }) => connection,
          time_zone: ({ timeZone }) => timeZone,
          programs: ({ programCount }) => programCount,
          postal_codes: ({ postalCodeCount }) => postalCodeCount,
        },
      }}
      sortable={utilityOrders}
      columns={[
        {
          key: 'name',
          header: text('internalPrograms.field.name'),
          rowHeader: true,
          cell: ({ id, name }) => <RowLink to={staffPaths.internalUtility(id)}>{name}</RowLink>,
        },
        {
          key: 'acronym',
          header: text('internalPrograms.field.acronym'),
          secondary: true,
          cell: ({ acronym }) => acronym,
        },
        {
          key: 'state',
          header: text('internalPrograms.field.state'),
          place: 'state',
          cell: (row) => <OutageBadge utility={row} />,
        },
        {
          key: 'connection',
          header: text('internalPrograms.field.connection'),
          cell: ({ connection }) => text(`internalPrograms.connection.${connection}`),
        },
        {
          key: 'timeZone',
          header: text('internalPrograms.field.timeZone'),
          secondary: true,
          cell: ({ timeZone }) => timeZone,
        },
        {
          key: 'programs',
          header: text('internalPrograms.field.programs'),
          numeric: true,
          cell: ({ programCount }) => intl.formatNumber(programCount),
        },
        {
          key: 'codes',
          header: text('internalPrograms.field.postalCodes'),
          numeric: true,
          cell: ({ postalCodeCount }) => intl.formatNumber(postalCodeCount),
        },
      ]}
      none="internalPrograms.utilities.none"
      filters={['q']}
    />
  );
}
