import { FormattedMessage, useIntl } from 'react-intl';
import { GiveAddress } from './GiveAddress.tsx';

/** Asks for the address that an order waits for. */
export function AddressForOrder() {
  const intl = useIntl();
  return (
    <GiveAddress saved={intl.formatMessage({ id: 'orders.addressKept' })}>
      <FormattedMessage id="orders.giveAddress" />
    </GiveAddress>
  );
}
