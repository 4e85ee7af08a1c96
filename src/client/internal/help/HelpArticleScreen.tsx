import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { usePreloadedQuery } from 'react-relay/hooks';
import { useParams } from 'react-router-dom';
import type { helpArticleLoaderQuery as Query } from '../../../../codegen/relay/helpArticleLoaderQuery.graphql.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { MissingContent } from '../../shared/system/MissingContent.tsx';
import { TableSkeleton } from '../shared/list/TableSkeleton.tsx';
import { StaffPage } from '../shared/page/StaffPage.tsx';
import { helpArticleLoaderQuery, type loader } from './helpArticleLoader.ts';
import { HelpArticlePage } from './HelpArticlePage.tsx';

/** `/internal/help/:id` */
export default function HelpArticleScreen() {
  const intl = useIntl();
  return (
    <Suspense
      fallback={
        <StaffPage title={intl.formatMessage({ id: 'internal.nav.help' })}>
          <TableSkeleton />
        </StaffPage>
      }
    >
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { staff } = usePreloadedQuery<Query>(helpArticleLoaderQuery, useScreenData<typeof loader>().article);
  const { id } = useParams();
  return staff?.helpArticle == null ? (
    <MissingContent />
  ) : (
    <HelpArticlePage key={id} article={staff.helpArticle} drafts={staff.drafts} />
  );
}
