import { FormattedMessage, useIntl } from 'react-intl';
import { GiveAddress } from './GiveAddress.tsx';
import { ErrorIcon } from '../../ui/icons/controlIcons.tsx';
import '../../ui/form/field.css';

interface ShippingToProps {
  /** In one line; null: not known yet. */
  readonly address: string | null;
  readonly error: string | undefined;
  /** Runs once it is saved. */
  readonly onSaved?: () => void;
}

/** Where a parcel goes, and the dialog that asks for it. */
export function ShippingTo({ address, error, onSaved }: ShippingToProps) {
  const intl = useIntl();
  const isFaulty = error !== undefined && address === null;
  return (
    <div className="field" data-fault={isFaulty || undefined}>
      <p className="field-label">
        <FormattedMessage id="rewards.ship.to" />
      </p>
      {address !== null && <p>{address}</p>}
      {isFaulty && (
        <p className="field-error" role="alert">
          <ErrorIcon size={18} />
          {error}
        </p>
      )}
      <div className="row">
        <GiveAddress
          look="secondary"
          saved={intl.formatMessage({ id: 'rewards.ship.saved' })}
          {...(onSaved !== undefined && { onSaved })}
        >
          <FormattedMessage id={address === null ? 'rewards.ship.add' : 'rewards.ship.change'} />
        </GiveAddress>
      </div>
    </div>
  );
}
