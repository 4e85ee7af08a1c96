import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useApp } from '../../platform/screen/app.ts';
import { Figure } from '../../ui/Figure.tsx';
import { useFormats } from '../format/useFormats.ts';
import type { PointsFigure_balance$key } from '../../../../codegen/relay/PointsFigure_balance.graphql.ts';

/** The member's points and their value; tapping explains how they follow from the ledger's watts. */
export function PointsFigure({ balance }: { readonly balance: PointsFigure_balance$key }) {
  const intl = useIntl();
  const { number, points: pointsText, watts: wattsText, money } = useFormats();
  const { wattConversionRate: rate } = useApp().brand;
  const { points, watts } = useFragment(
    graphql`
      fragment PointsFigure_balance on Balance {
        points
        watts
      }
    `,
    balance,
  );
  const over = watts - points * rate;
  return (
    <Figure
      large
      value={number(points)}
      unit={intl.formatMessage({ id: 'balance.unit' }, { count: points })}
      label={intl.formatMessage({ id: 'balance.worth' }, { money: money(points) })}
      explanation={
        <>
          <p>
            <FormattedMessage
              id="balance.why"
              values={{ watts: wattsText(watts), rate: wattsText(rate), points: pointsText(points) }}
            />
          </p>
          {over > 0 && (
            <p>
              <FormattedMessage id="balance.over" values={{ watts: wattsText(over) }} />
            </p>
          )}
          <p>
            <FormattedMessage id="balance.cent" values={{ hundred: pointsText(100), money: money(100) }} />
          </p>
        </>
      }
    />
  );
}
