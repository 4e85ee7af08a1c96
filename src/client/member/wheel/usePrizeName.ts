import { useIntl } from 'react-intl';
import type { WheelOdds } from '../../../../codegen/rest/types.ts';

type Named = Pick<WheelOdds, 'type' | 'title'>;

const SAID = { PRIZE_ENTRY: 'wheel.entry', FREE_DEVICE: 'wheel.device' } as const;

/**
 * A prize's name. An entry says that it is only one, because its title is that of what is drawn, and the device that it
 * is the day's (WHL-04).
 */
export function usePrizeName(): (prize: Named) => string {
  const intl = useIntl();
  return ({ type, title }) =>
    type === 'PRIZE_ENTRY' || type === 'FREE_DEVICE'
      ? intl.formatMessage({ id: SAID[type] }, { title })
      : title;
}
