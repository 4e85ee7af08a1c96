import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { Navigate } from 'react-router-dom';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useScreenData } from '../../platform/screen/screen.ts';
import { BalanceFigure } from '../../shared/balance/BalanceFigure.tsx';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import type { WalletScreen_viewer$key } from '../../../../codegen/relay/WalletScreen_viewer.graphql.ts';
import type { walletLoaderQuery as WalletLoaderQuery } from '../../../../codegen/relay/walletLoaderQuery.graphql.ts';
import { LedgerWords } from './LedgerWords.tsx';
import { Movements } from './Movements.tsx';
import { walletLoaderQuery } from './walletLoader.ts';
import type { loader } from './walletLoader.ts';

/** `/wallet`: the balance and where it came from. */
export default function WalletScreen() {
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage({ id: 'wallet.title' }));
  return (
    <div className="columns columns-narrow-first">
      <div className="columns-whole">
        <PageHeading>
          <FormattedMessage id="wallet.title" />
        </PageHeading>
      </div>
      <Suspense
        fallback={
          <SkeletonRegion label={intl.formatMessage({ id: 'wallet.loading' })}>
            <Skeleton height={400} look="card" />
          </SkeletonRegion>
        }
      >
        <PartBoundary>
          <Balance />
          <div className="stack">
            <PartBoundary>
              <Movements />
            </PartBoundary>
          </div>
        </PartBoundary>
      </Suspense>
    </div>
  );
}

function Balance() {
  const { viewer } = usePreloadedQuery<WalletLoaderQuery>(
    walletLoaderQuery,
    useScreenData<typeof loader>().wallet,
  );
  const { home } = useFragment<WalletScreen_viewer$key>(
    graphql`
      fragment WalletScreen_viewer on Viewer {
        home {
          balance {
            ...BalanceFigure_balance
            ...LedgerWords_balance
          }
        }
      }
    `,
    viewer,
  );
  if (home == null) return <Navigate to={paths.login()} replace />;
  return (
    <Card look="tint">
      <BalanceFigure balance={home.balance} large>
        <LedgerWords balance={home.balance} />
      </BalanceFigure>
    </Card>
  );
}
