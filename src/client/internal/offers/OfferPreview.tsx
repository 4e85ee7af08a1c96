import { FormattedMessage, useIntl } from 'react-intl';
import type { Offer } from '../../../../codegen/rest/types.ts';
import type { OfferDraft } from '../../../domain/offers/checkOffer.ts';
import { useApp } from '../../platform/screen/app.ts';
import { OfferAbout } from '../../shared/offers/OfferAbout.tsx';
import { OfferCard } from '../../shared/offers/OfferCard.tsx';
import { OfferPrice } from '../../shared/offers/OfferPrice.tsx';
import offerStyles from '../../shared/offers/offers.module.css';
import styles from '../shared/form/Editor.module.css';
import { Panel } from '../shared/page/Panel.tsx';
import { asMembersSeeIt } from './asMembersSeeIt.ts';

interface OfferPreviewProps {
  readonly draft: OfferDraft;
  readonly pictureUrl: string | null;
}

/** The offer as members will see it, while it is being typed. */
export function OfferPreview({ draft, pictureUrl }: OfferPreviewProps) {
  const intl = useIntl();
  const { brand } = useApp();
  const [locale = 'en-US'] = brand.locales;
  const offer: Offer = asMembersSeeIt(draft, {
    locale,
    pictureUrl,
    untitled: intl.formatMessage({ id: 'internalOffers.preview.untitled' }),
  });
  const { agreement, hold_hours: hours, options, title } = offer;
  return (
    <Panel title={<FormattedMessage id="internalOffers.preview.title" />}>
      <div className="stack">
        <p className="small muted">
          <FormattedMessage id="internalOffers.preview.card" />
        </p>
        <div className={styles['shelf']}>
          <ul>
            <OfferCard offer={offer} to={null} />
          </ul>
        </div>
        <p className="small muted">
          <FormattedMessage id="internalOffers.preview.page" />
        </p>
        <p className={styles['title']}>{title}</p>
        <OfferAbout offer={offer} />
        <OfferPrice offer={offer} />
        <p className="muted">
          <FormattedMessage
            id={options.length > 1 ? 'deviceOffers.reserve.howOptions' : 'deviceOffers.reserve.how'}
            values={{ hours }}
          />
        </p>
        {options.length > 1 && (
          <ul>
            {options.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
        {agreement !== null && (
          <>
            <p className="strong">
              <FormattedMessage id="deviceOffers.agreement.title" />
            </p>
            <p className={offerStyles['words']}>{agreement.text}</p>
          </>
        )}
      </div>
    </Panel>
  );
}
