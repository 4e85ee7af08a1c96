import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Offer } from '../../../../codegen/rest/types.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { OfferPicture } from './OfferPicture.tsx';
import styles from './offers.module.css';
import { useOfferWords } from './useOfferWords.ts';

interface OfferCardProps {
  readonly offer: Offer;
  /** Where it leads; null: nowhere, in a preview. */
  readonly to?: string | null;
}

/** An offer in the list: what it is, what it costs, and the member's progress. */
export function OfferCard({ offer, to = paths.deviceOfferDetails(offer.id) }: OfferCardProps) {
  const words = useOfferWords();
  const state = words.state(offer);
  const { title, subtitle, status, price_points: price, usual_points: usual } = offer;
  const look = `card card-flush ${styles['card'] ?? ''}`;
  const content = (
    <>
      <OfferPicture type={offer.device_type} url={offer.picture_url} />
      <span className={styles['text']}>
        {state !== null && (
          <span>
            <Badge tone={state.tone}>{state.text}</Badge>
          </span>
        )}
        <span className="strong">{title}</span>
        {subtitle !== '' && <span className="small muted">{subtitle}</span>}
        {(status === 'unclaimed' || status === 'reserved') && (
          <span>
            <span className="strong number">{words.price(price)}</span>
            {usual > price && (
              <span className="small muted">
                {' '}
                <FormattedMessage id="deviceOffers.usually" values={{ price: words.price(usual) }} />
              </span>
            )}
          </span>
        )}
      </span>
    </>
  );
  return (
    <li>
      {to === null ? (
        <div className={look}>{content}</div>
      ) : (
        <Link to={to} className={look}>
          {content}
        </Link>
      )}
    </li>
  );
}
