import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { paths } from '../../platform/navigation/paths.ts';
import { BalanceFigure } from '../../shared/balance/BalanceFigure.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import type { BalanceCard_balance$key } from '../../../../codegen/relay/BalanceCard_balance.graphql.ts';

/** What the member has, and the way to spend it. */
export function BalanceCard({ balance: key }: { readonly balance: BalanceCard_balance$key }) {
  const titleId = useId();
  const balance = useFragment(
    graphql`
      fragment BalanceCard_balance on Balance {
        points
        ...BalanceFigure_balance
      }
    `,
    key,
  );
  return (
    <section className="card" aria-labelledby={titleId}>
      <div className="stack">
        <h2 id={titleId}>
          <FormattedMessage id="home.balance.title" />
        </h2>
        <BalanceFigure balance={balance} />
        <ButtonLink to={paths.rewards()} look="secondary" small wide>
          <FormattedMessage id={balance.points > 0 ? 'home.balance.spend' : 'home.balance.look'} />
        </ButtonLink>
      </div>
    </section>
  );
}
