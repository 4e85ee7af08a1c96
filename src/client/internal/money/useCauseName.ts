import { useIntl } from 'react-intl';
import { CAUSES } from '../../../domain/ledger/posting.ts';

/** Of the books in money. */
const MONEY_CAUSES = ['statement', 'statement-payment', 'statement-payment-back'];

/** Why an entry was booked; a cause newer than this app is shown by its name. */
export function useCauseName(): (cause: string) => string {
  const intl = useIntl();
  return (cause) => {
    if (MONEY_CAUSES.includes(cause)) return intl.formatMessage({ id: `internalMoney.cause.${cause}` });
    const known = CAUSES.find((name) => name === cause);
    return known === undefined
      ? cause
      : intl.formatMessage({
          id: `internalPayouts.ledger.cause.${known.replaceAll('-', '_').toUpperCase()}`,
        });
  };
}
