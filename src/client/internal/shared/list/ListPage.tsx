import { type ReactNode, Suspense } from 'react';
import { StaffPage, type StaffPageProps } from '../page/StaffPage.tsx';
import { ListTools } from './ListTools.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { useListKeys } from './useListKeys.ts';

interface ListPageProps extends StaffPageProps {
  /** The links to the tool's other pages. */
  readonly tabs?: ReactNode;
  /** Search and filters, which are there before the list is. */
  readonly tools?: ReactNode;
  /** Comes with the list, whose height isn't known before. */
  readonly below?: ReactNode;
}

/** A staff page with a list, which is operated by keyboard and may still be loading. */
export function ListPage({ tabs, tools, below, children, ...page }: ListPageProps) {
  const list = useListKeys();
  return (
    <StaffPage {...page}>
      {tabs}
      <div ref={list} className="stack">
        {tools !== undefined && <ListTools>{tools}</ListTools>}
        <Suspense fallback={<TableSkeleton />}>
          {children}
          {below}
        </Suspense>
      </div>
    </StaffPage>
  );
}
