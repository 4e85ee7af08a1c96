import { Suspense, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';

interface ListPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A list of what the member ordered. */
export function ListPage({ title, children }: ListPageProps) {
  const intl = useIntl();
  useDocumentTitle(title);
  return (
    <div className="columns">
      <div className="stack columns-whole">
        <BackLink to={paths.rewards()}>
          <FormattedMessage id="orders.toRewards" />
        </BackLink>
        <PageHeading>{title}</PageHeading>
        <PartBoundary>
          <Suspense
            fallback={
              <SkeletonRegion label={intl.formatMessage({ id: 'orders.loadingAll' })}>
                <Skeleton height={360} look="card" />
              </SkeletonRegion>
            }
          >
            {children}
          </Suspense>
        </PartBoundary>
      </div>
    </div>
  );
}
