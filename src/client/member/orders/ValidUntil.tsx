import { FormattedMessage } from 'react-intl';
import { formatFullDate } from '../../../domain/format/dates.ts';
import { useFormats } from '../../shared/format/useFormats.ts';

/** "Valid until December 31, 2028." Partners name a day and no hour, which is the same day wherever the owner lives. */
export function ValidUntil({ expiresAt }: { readonly expiresAt: string }) {
  const { locale } = useFormats();
  return (
    <FormattedMessage
      id="orders.code.expires"
      values={{ date: formatFullDate(new Date(expiresAt), 'UTC', locale) }}
    />
  );
}
