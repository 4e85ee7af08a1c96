import { FormattedMessage } from 'react-intl';
import type { Offer } from '../../../../codegen/rest/types.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { OfferPicture } from './OfferPicture.tsx';
import styles from './offers.module.css';

/** What is offered: picture, words and terms. */
export function OfferAbout({ offer }: { readonly offer: Offer }) {
  const { device_type: type, picture_url: url, subtitle, terms, text } = offer;
  return (
    <>
      <OfferPicture type={type} url={url} large />
      {subtitle !== '' && <p className="strong">{subtitle}</p>}
      <p className={styles['words']}>{text}</p>
      {terms !== '' && (
        <Disclosure summary={<FormattedMessage id="deviceOffers.terms" />}>
          <p className={styles['words']}>{terms}</p>
        </Disclosure>
      )}
    </>
  );
}
