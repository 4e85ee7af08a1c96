import { useIntl } from 'react-intl';
import type { ConnectionArgument } from '../../../domain/utility/connectionWords.ts';
import { useApp } from '../../platform/screen/app.ts';

/** What the texts about the connection name: product and events as the brand calls them (UTL-69), the utility by its short name. */
export function useConnectionWords(
  shortName: string | null | undefined,
): Readonly<Record<ConnectionArgument, string>> {
  const intl = useIntl();
  const { words } = useApp().brand;
  const name = shortName?.trim() ?? '';
  return {
    product: words.productName,
    reductionEvents: words.reductionEvent.many,
    realTimeEvents: words.realTimeEvent.many,
    utility: name === '' ? intl.formatMessage({ id: 'connection.yours' }) : name,
  };
}
