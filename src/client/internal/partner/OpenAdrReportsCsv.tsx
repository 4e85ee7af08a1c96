import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  OpenAdrReportsCsvQuery,
  OpenAdrReportsCsvQuery$data,
} from '../../../../codegen/relay/OpenAdrReportsCsvQuery.graphql.ts';
import { allPages } from '../shared/list/allPages.ts';
import { SaveCsv } from '../shared/list/SaveCsv.tsx';

type Page = NonNullable<NonNullable<OpenAdrReportsCsvQuery$data['node']>['reports']>;

/** Saves all reports of a device's key, a payload a line. */
export function OpenAdrReportsCsv({ venId }: { readonly venId: string }) {
  const environment = useRelayEnvironment();
  const read = async (after: string | null): Promise<Page | null | undefined> => {
    const answer = await fetchQuery<OpenAdrReportsCsvQuery>(
      environment,
      graphql`
        query OpenAdrReportsCsvQuery($id: ID!, $after: String) {
          node(id: $id) {
            ... on OpenAdrVen {
              reports(first: 100, after: $after) {
                edges {
                  node {
                    createdAt
                    clientName
                    startAt
                    payloads {
                      resource
                      startAt
                      type
                      values
                      unit
                    }
                  }
                }
                pageInfo {
                  hasNextPage
                  endCursor
                }
              }
            }
          }
        }
      `,
      { id: venId, after },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    return answer?.node?.reports;
  };
  return (
    <SaveCsv
      name="openadr-reports"
      head={['reported', 'client', 'event_start', 'resource', 'interval_start', 'type', 'values', 'unit']}
      load={async () =>
        (await allPages(read)).flatMap(({ edges }) =>
          edges.flatMap(({ node }) =>
            node.payloads.map(({ resource, startAt, type, values, unit }) => [
              node.createdAt,
              node.clientName,
              node.startAt,
              resource,
              startAt ?? '',
              type,
              values.join('; '),
              unit ?? '',
            ]),
          ),
        )
      }
    />
  );
}
