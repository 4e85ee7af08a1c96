import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { ArticleBlocks } from '../../shared/help/ArticleBlocks.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import type { loader } from './articleLoader.ts';
import { ArticleList } from './ArticleList.tsx';
import { helpArticle } from './helpQueries.ts';
import { StillStuck } from './StillStuck.tsx';
import { WasHelpful } from './WasHelpful.tsx';

/** `/help/:id`, open to everyone: one article, and others on its subject. */
export default function ArticleScreen() {
  const { id } = useScreenData<typeof loader>();
  return (
    <div className="columns">
      <div className="stack columns-whole">
        <BackLink to={paths.help()}>
          <FormattedMessage id="help.back" />
        </BackLink>
      </div>
      <PartBoundary>
        <Suspense fallback={<Loading />}>
          <Article key={id} id={id} />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

function Article({ id }: { readonly id: string }) {
  const intl = useIntl();
  const { version, title, language, blocks, related, answer } = useSuspenseRestQuery(
    helpArticle(useApp(), id),
  ).data;
  const { isMember } = useSession();
  const [spoken = language] = language.split('-');
  const isForeign = !intl.locale.startsWith(spoken);
  useDocumentTitle(title);
  return (
    <>
      <article className="stack" lang={isForeign ? language : undefined}>
        <PageHeading>{title}</PageHeading>
        {isForeign && (
          <p className="muted" lang={intl.locale}>
            <FormattedMessage id="help.otherLanguage" values={{ language: spoken }} />
          </p>
        )}
        <Card>
          <ArticleBlocks blocks={blocks} />
        </Card>
      </article>
      <div className="stack">
        {isMember && <WasHelpful key={version} id={id} version={version} answer={answer} />}
        {related.length > 0 && (
          <ArticleList title={<FormattedMessage id="help.others" />} articles={related} />
        )}
        <StillStuck />
      </div>
    </>
  );
}

function Loading() {
  const intl = useIntl();
  return (
    <SkeletonRegion label={intl.formatMessage({ id: 'help.loading' })}>
      <Skeleton height={400} look="card" />
    </SkeletonRegion>
  );
}
