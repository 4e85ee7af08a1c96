import { FormattedMessage } from 'react-intl';
import { useSuspenseRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { BlockerNotice } from '../../shared/cashout/BlockerNotice.tsx';
import { walletFacts } from '../../shared/cashout/blockerFacts.ts';
import { egifts } from '../../shared/cashout/cashoutQueries.ts';
import { CardGrid } from '../../shared/rewards/CardGrid.tsx';
import { RewardCard } from '../../shared/rewards/RewardCard.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { EmptyWalletIllustration } from '../../ui/illustrations/emptyStates.tsx';
import { CashoutPage } from './CashoutPage.tsx';

/** `/wallet/egift`: the catalogue's gift cards, which are ordered on their own pages (WAL-05, WAL-21). */
export default function EgiftScreen() {
  return (
    <CashoutPage headingId="cashout.gift.title" wide>
      {(wallet, cashout) =>
        cashout.egift.blockers.length > 0 ? (
          <BlockerNotice blockers={cashout.egift.blockers} facts={walletFacts(wallet, cashout)} />
        ) : (
          <GiftCards isOffered={cashout.egift.is_offered} />
        )
      }
    </CashoutPage>
  );
}

function GiftCards({ isOffered }: { readonly isOffered: boolean }) {
  const app = useApp();
  const { data } = useSuspenseRestQuery(egifts(app));
  if (!isOffered || data.egifts.length === 0)
    return (
      <Card>
        <EmptyState
          illustration={<EmptyWalletIllustration />}
          title={<FormattedMessage id="cashout.gift.none" />}
          action={
            <ButtonLink to={paths.rewards()}>
              <FormattedMessage id="cashout.gift.rewards" />
            </ButtonLink>
          }
        >
          <FormattedMessage id="cashout.gift.none.text" />
        </EmptyState>
      </Card>
    );
  return (
    <>
      <h2>
        <FormattedMessage id="cashout.gift.choose" />
      </h2>
      <CardGrid>
        {data.egifts.map((reward) => (
          <RewardCard key={reward.id} reward={reward} timeZone={app.zone} />
        ))}
      </CardGrid>
    </>
  );
}
