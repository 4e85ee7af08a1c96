import { useIntl } from 'react-intl';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Figure } from '../../ui/Figure.tsx';

/** What all of it adds up to. */
export function UseTotal({ wattHours }: { readonly wattHours: number }) {
  const intl = useIntl();
  const { energy } = useFormats();
  return <Figure value={energy(wattHours)} label={intl.formatMessage({ id: 'devices.use.total' })} />;
}
