import { useEffect, useState } from 'react';
import { usePaginationFragment } from 'react-relay/hooks';
import { getFragment, type FragmentType, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { useOpenPages, type OpenPages } from '../../../platform/navigation/useOpenPages.ts';

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
  /** All rows, for a file; the pages that are left are loaded first. */
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
    readAll: useReadAll(rows, open),
  };
}

interface Reader<Row> {
  readonly resolve: (rows: readonly Row[]) => void;
  readonly reject: (error: Error) => void;
}

function useReadAll<Row>(
  rows: readonly Row[],
  { more, openAll, isOpening }: OpenPages,
): () => Promise<readonly Row[]> {
  const [reader, setReader] = useState<Reader<Row> | null>(null);
  useEffect(() => {
    if (reader === null || isOpening) return;
    if (more === undefined) reader.resolve(rows);
    else reader.reject(new Error('A page of the list could not be read.'));
  }, [reader, isOpening, more, rows]);
  return () =>
    new Promise((resolve, reject) => {
      setReader({ resolve, reject });
      openAll();
    });
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
