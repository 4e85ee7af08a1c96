import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/** The way to devices at a special price (OFR-01). */
export function SeeOffers() {
  const titleId = useId();
  return (
    <Card title={<FormattedMessage id="devices.offers.title" />} titleId={titleId}>
      <div className="stack stack-snug">
        <p>
          <FormattedMessage id="devices.offers.text" />
        </p>
        <div className="row">
          <ButtonLink to={paths.deviceOffer()} look="secondary" small>
            <FormattedMessage id="devices.offers.see" />
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}
