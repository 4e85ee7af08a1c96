import { Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { pagesShown } from '../../platform/navigation/pagesShown.ts';
import { useDocumentTitle } from '../../platform/navigation/useDocumentTitle.ts';
import { useApp } from '../../platform/screen/app.ts';
import { PointsFigure } from '../../shared/balance/PointsFigure.tsx';
import { useFormats } from '../../shared/format/useFormats.ts';
import { PartBoundary } from '../../shared/PartBoundary.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeading } from '../../ui/page/PageHeading.tsx';
import type { Wallet } from '../../../../codegen/rest/types.ts';
import { BalanceChart } from './BalanceChart.tsx';
import { CashoutCard } from './CashoutCard.tsx';
import { LedgerWords } from './LedgerWords.tsx';
import { Movements } from './Movements.tsx';
import { WalletSkeleton } from './WalletSkeletons.tsx';
import { walletPage } from './walletQueries.ts';

/** `/wallet` (WAL-01, WAL-02): the balance, how it changed, and every movement of the ledger. */
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
      <PartBoundary>
        <Suspense fallback={<WalletSkeleton />}>
          <WalletContent />
        </Suspense>
      </PartBoundary>
    </div>
  );
}

function WalletContent() {
  const [query] = useSearchParams();
  const { data: wallet } = useSuspenseRestQuery(walletPage(useApp(), null));
  return (
    <>
      <div className="stack">
        {query.has('firstVisit') && wallet.cashout !== null && <FirstVisit cashout={wallet.cashout} />}
        <Balance wallet={wallet} />
        {wallet.cashout !== null && <CashoutCard wallet={wallet} cashout={wallet.cashout} />}
        {wallet.total > 0 && <BalanceChart history={wallet.history} />}
      </div>
      <Movements wallet={wallet} pages={pagesShown(query)} latestOnly={!query.has('pages')} />
    </>
  );
}

/** WAL-22: what the wallet is for, on the first visit. */
function FirstVisit({ cashout }: { readonly cashout: NonNullable<Wallet['cashout']> }) {
  const { money } = useFormats();
  const { paypal, egift, minimum_cents: minimum } = cashout;
  const cash = paypal.is_offered
    ? egift.is_offered
      ? 'both'
      : 'account'
    : egift.is_offered
      ? 'card'
      : 'none';
  return (
    <Notice title={<FormattedMessage id="cashout.first.title" />}>
      <p>
        <FormattedMessage id="cashout.first.text" values={{ minimum: money(minimum), cash }} />
      </p>
    </Notice>
  );
}

function Balance({ wallet: { balance, held } }: { readonly wallet: Wallet }) {
  const { pay } = useFormats();
  return (
    <Card look="tint">
      <div className="stack stack-snug">
        <PointsFigure points={balance.points} large>
          <LedgerWords balance={balance} />
        </PointsFigure>
        {held.points > 0 && (
          <p>
            <FormattedMessage id="wallet.held" values={{ pay: <strong>{pay(held.points)}</strong> }} />
          </p>
        )}
      </div>
    </Card>
  );
}
