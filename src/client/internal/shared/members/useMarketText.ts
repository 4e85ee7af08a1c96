import { useIntl } from 'react-intl';
import {
  rawStatus,
  subStatus,
  type RawStatus,
  type SubStatus,
} from '../../../../domain/utility/rawStatus.ts';

/** The market's status in words; null for one that we don't know. */
export function useMarketText(): (status: string, detail: string | null) => string | null {
  const intl = useIntl();
  const words = (code: RawStatus | SubStatus) => intl.formatMessage({ id: `internalMembers.market.${code}` });
  return (status, detail) => {
    const [known, knownDetail] = [rawStatus(status), detail === null ? null : subStatus(detail)];
    if (known === null || (detail !== null && knownDetail === null)) return null;
    return knownDetail === null || knownDetail === known
      ? words(known)
      : intl.formatMessage(
          { id: 'internalMembers.market' },
          { status: words(known), detail: words(knownDetail) },
        );
  };
}
