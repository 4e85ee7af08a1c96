import {
  createOperationDescriptor,
  getFragment,
  getPaginationMetadata,
  getPaginationVariables,
  getRefetchMetadata,
  getSelector,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  type IEnvironment,
} from 'relay-runtime';
import { relayCall } from '../../../platform/transport/relayEnvironment.ts';

/** The largest page that the server answers. */
const LARGEST_PAGE = 100;

interface Page<Row> {
  readonly edges: readonly { readonly node: Row }[];
  readonly pageInfo?: { readonly hasNextPage: boolean; readonly endCursor?: string | null | undefined };
}

export interface WholeList<Data, Row> {
  readonly environment: IEnvironment;
  /** A refetchable fragment with a connection. */
  readonly fragment: GraphQLTaggedNode;
  /** The fragment's key, whose variables are the list's filters and order. */
  readonly key: unknown;
  readonly data: Data;
  /** Where in the fragment the list is. */
  readonly find: (data: Data) => Page<Row> | null | undefined;
}

/**
 * All rows of a list as it is filtered and sorted, read by the fragment's own query. They don't go through the store,
 * so that the list on the page stays as it is. Rejects if a page can't be read.
 */
export async function readWholeList<Data, Row>(list: WholeList<Data, Row>): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const readPage = pageReader(list);
  let after: string | null = null;
  do {
    const page: Page<Row> | null | undefined = list.find(await readPage(after));
    if (page?.pageInfo === undefined) throw new Error('A page of the list could not be read.');
    rows.push(...page.edges.map(({ node }) => node));
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return rows;
}

/** Reads the fragment's data with the page after a cursor, null for the first, as Relay itself loads the next page. */
function pageReader<Data, Row>({ environment, fragment, key, data }: WholeList<Data, Row>) {
  const node = getFragment(fragment);
  const { paginationRequest, paginationMetadata, identifierField } = getPaginationMetadata(node, node.name);
  const { fragmentRefPathInResponse, identifierInfo } = getRefetchMetadata(node, node.name);
  const selector = getSelector(node, key);
  if (selector.kind !== 'SingularReaderSelector') throw new Error(`${node.name} is no list.`);
  const list = { ...selector.owner.variables, ...selector.variables };
  const object =
    identifierField == null || identifierInfo == null
      ? {}
      : { [identifierInfo.identifierQueryVariableName]: at(data, identifierField) };
  return async (after: string | null): Promise<Data> => {
    const page = getPaginationVariables('forward', LARGEST_PAGE, after, list, object, paginationMetadata);
    const { request } = createOperationDescriptor(paginationRequest, page);
    const answer: GraphQLResponse | undefined = await environment
      .getNetwork()
      // A press asked for the file, so a failure is shown.
      .execute(request.node.params, request.variables, {
        force: true,
        metadata: relayCall({ intent: 'action' }),
      })
      .toPromise();
    return fragmentRefPathInResponse.reduce<unknown>(at, at(answer, 'data')) as Data;
  };
}

function at(value: unknown, name: string | number): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string | number, unknown>>)[name]
    : undefined;
}
