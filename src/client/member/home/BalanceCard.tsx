import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormats } from '../../shared/format/useFormats.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Figure } from '../../ui/Figure.tsx';
import type { BalanceCard_balance$key } from '../../../../codegen/relay/BalanceCard_balance.graphql.ts';

/** Points and watts, what they are worth, and the way to spend them. */
export function BalanceCard({ balance }: { readonly balance: BalanceCard_balance$key }) {
  const titleId = useId();
  const intl = useIntl();
  const { number, points: pointsText, watts: wattsText, money } = useFormats();
  const { wattConversionRate: rate } = useApp().brand;
  const { points, watts } = useFragment(
    graphql`
      fragment BalanceCard_balance on Balance {
        points
        watts
      }
    `,
    balance,
  );
  const over = watts - points * rate;
  const why = (
    <>
      <p>
        <FormattedMessage
          id="home.balance.why"
          values={{ watts: wattsText(watts), rate: wattsText(rate), points: pointsText(points) }}
        />
      </p>
      {over > 0 && (
        <p>
          <FormattedMessage id="home.balance.over" values={{ watts: wattsText(over) }} />
        </p>
      )}
      <p>
        <FormattedMessage
          id="home.balance.worth"
          values={{ points: pointsText(points), money: money(points) }}
        />
      </p>
    </>
  );
  return (
    <section className="card" aria-labelledby={titleId}>
      <div className="stack">
        <h2 id={titleId}>
          <FormattedMessage id="home.balance.title" />
        </h2>
        <div className="figures">
          <Figure
            value={number(points)}
            label={intl.formatMessage({ id: 'home.balance.points' }, { count: points, money: money(points) })}
            explanation={why}
          />
          <Figure
            value={number(watts)}
            label={intl.formatMessage({ id: 'home.balance.watts' }, { count: watts })}
            explanation={why}
          />
        </div>
        <ButtonLink to={paths.rewards()} look="secondary" small wide>
          <FormattedMessage id={points > 0 ? 'home.balance.spend' : 'home.balance.look'} />
        </ButtonLink>
      </div>
    </section>
  );
}
