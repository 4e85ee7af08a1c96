import { useIntl } from 'react-intl';
import type { ConnectionArgument } from '../../../domain/utility/connectionWords.ts';
import { useApp } from '../../platform/screen/app.ts';

/** Arguments of the texts about the connection: the brand's names of product and events (UTL-69), the utility's short name. */
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
