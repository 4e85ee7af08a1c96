import { useIntl } from 'react-intl';
import type { WheelOdds } from '../../../../codegen/rest/types.ts';

type Named = Pick<WheelOdds, 'type' | 'title'>;

/** A prize's name; an entry says that it is only one, because its title is that of what is drawn. */
export function usePrizeName(): (prize: Named) => string {
  const intl = useIntl();
  return ({ type, title }) =>
    type === 'PRIZE_ENTRY' ? intl.formatMessage({ id: 'wheel.entry' }, { title }) : title;
}
