import { Suspense, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { components, Wallet } from '../../../../codegen/rest/types.ts';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { cashoutWallet } from '../../shared/cashout/cashoutQueries.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyWalletIllustration } from '../../ui/illustrations/emptyStates.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import styles from './cashout.module.css';

interface CashoutPageProps {
  readonly headingId: 'cashout.title' | 'cashout.gift.title' | 'cashout.w9.title';
  /** For a grid of cards. */
  readonly wide?: boolean;
  readonly children: (wallet: Wallet, cashout: components['schemas']['Cashout']) => ReactNode;
}

/** A page of the wallet about cashing out: its heading, and its content once the wallet is there. */
export function CashoutPage({ headingId, wide = false, children }: CashoutPageProps) {
  const intl = useIntl();
  useDocumentTitle(intl.formatMessage({ id: headingId }));
  const page = (
    <div className={cx('stack', wide ? 'columns-whole' : styles['narrow'])}>
      <BackLink to={paths.wallet()}>
        <FormattedMessage id="cashout.back" />
      </BackLink>
      <PageHeading>
        <FormattedMessage id={headingId} />
      </PageHeading>
      <PartBoundary>
        <Suspense
          fallback={
            <SkeletonRegion label={intl.formatMessage({ id: 'cashout.loading' })}>
              <Skeleton height={320} look="card" />
            </SkeletonRegion>
          }
        >
          <Content>{children}</Content>
        </Suspense>
      </PartBoundary>
    </div>
  );
  return wide ? <div className="columns">{page}</div> : page;
}

function Content({ children }: Pick<CashoutPageProps, 'children'>) {
  const { data: wallet } = useSuspenseRestQuery(cashoutWallet(useApp()));
  if (wallet.cashout !== null) return children(wallet, wallet.cashout);
  return (
    <Card>
      <EmptyState illustration={<EmptyWalletIllustration />} title={<FormattedMessage id="cashout.none" />}>
        <FormattedMessage id="cashout.blocked.cashout_disabled.text" />
      </EmptyState>
    </Card>
  );
}
