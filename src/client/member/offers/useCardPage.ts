import { useIntl } from 'react-intl';
import { partnerAddress } from '../../../domain/navigation/partnerAddress.ts';
import { useApp } from '../../platform/screen/app.ts';

/** Goes to the card service's page, which leads back to the app. */
export function useCardPage(): (url: string) => void {
  const intl = useIntl();
  const { flashes, navigator } = useApp();
  return (url) => {
    const address = partnerAddress(url);
    if (address === null)
      flashes.show({ type: 'error', text: intl.formatMessage({ id: 'deviceOffers.noPage' }) });
    else navigator.leave(address);
  };
}
