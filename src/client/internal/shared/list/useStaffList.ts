import { usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import { getFragment, type FragmentType, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { useOpenPages } from '../../../platform/navigation/useOpenPages.ts';
import { readWholeList } from './readWholeList.ts';

/** A fragment's key, as the generated types have it. */
interface Key<Data> {
  readonly ' $data'?: Data;
  readonly ' $fragmentSpreads': FragmentType;
}

interface Connection<Row> {
  readonly totalCount: number;
  readonly edges: readonly { readonly node: Row }[];
}

/** The rows of a list that are loaded, and how to get the next page. */
export interface StaffListRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly busy: boolean;
  /** Absent on the last page. */
  readonly onMore: (() => void) | undefined;
  /** Loads the pages that are left. */
  readonly openAll: () => void;
  /** All rows as they are filtered and sorted, for a file; the list on the page stays as it is. */
  readonly readAll: () => Promise<readonly Row[]>;
}

const PAGE = 50;

/** A list of the server's in pages: the fragment that has it, and where in the fragment it is. */
export function useStaffList<Data, Row>(
  fragment: GraphQLTaggedNode,
  key: Key<Data>,
  find: (data: Data) => Connection<Row> | null | undefined,
  page: number = PAGE,
): StaffListRows<Row> & { readonly data: Data } {
  const environment = useRelayEnvironment();
  const pages = usePaginationFragment<OperationType, Key<Data>>(fragment, key);
  const found = find(pages.data);
  const rows = found?.edges.map(({ node }) => node) ?? [];
  const open = useOpenPages(getFragment(fragment).name, rows.length, pages, page);
  return {
    data: pages.data,
    rows,
    total: found?.totalCount ?? 0,
    busy: pages.isLoadingNext,
    onMore: open.more,
    openAll: open.openAll,
    readAll: () => readWholeList<Data, Row>({ environment, fragment, key, data: pages.data, find }),
  };
}

/** A list that is there in whole. */
export const completeList = <Row>(rows: readonly Row[]): StaffListRows<Row> => ({
  rows,
  total: rows.length,
  busy: false,
  onMore: undefined,
  openAll: () => undefined,
  readAll: () => Promise.resolve(rows),
});
