import { FormattedMessage } from 'react-intl';
import type { Offer } from '../../../../codegen/rest/types.ts';
import { Badge } from '../../ui/Badge.tsx';
import { useOfferWords } from './useOfferWords.ts';

/** What an offer costs, here and elsewhere, and how many are left. */
export function OfferPrice({ offer }: { readonly offer: Offer }) {
  const words = useOfferWords();
  const state = words.state(offer);
  const { price_points: price, usual_points: usual } = offer;
  return (
    <>
      <p>
        <span className="strong number">{price === 0 ? words.price(0) : words.both(price)}</span>
        {usual > price && (
          <span className="muted">
            {' '}
            <FormattedMessage id="deviceOffers.usually" values={{ price: words.price(usual) }} />
          </span>
        )}
      </p>
      {state !== null && (
        <p>
          <Badge tone={state.tone}>{state.text}</Badge>
        </p>
      )}
    </>
  );
}
