import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import { useParams } from 'react-router-dom';
import type { contentLoaderQuery as Query } from '../../../../codegen/relay/contentLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { contentLoaderQuery, type loader } from './contentLoader.ts';
import { ContentPage } from './ContentPage.tsx';
import { WaitingContent } from './WaitingContent.tsx';

/** `/internal/placements/:id` */
export default function ContentScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internal.nav.placements' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(contentLoaderQuery, useScreenData<typeof loader>().content);
  const { id } = useParams();
  const approval = staff?.approvals?.[0] ?? null;
  if (staff?.content != null)
    return <ContentPage key={id} content={staff.content} approval={approval} drafts={staff.drafts} />;
  return approval === null || approval.version > 0 ? (
    <MissingContent />
  ) : (
    <WaitingContent request={approval} />
  );
}
