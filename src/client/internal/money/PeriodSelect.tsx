import { useIntl } from 'react-intl';
import { useNow } from '../../platform/clock/useNow.ts';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useMonthName } from '../shared/values/useMonthName.ts';
import { periodChoices } from './periods.ts';

const DAY_MS = 86_400_000;

/** Chooses a month or a day, which is kept in the address. */
export function PeriodSelect() {
  const intl = useIntl();
  const monthName = useMonthName();
  const view = useListView();
  const { days, months } = periodChoices(useNow(DAY_MS));
  const [current = '', ...earlier] = months;
  const day = (text: string) =>
    intl.formatDate(`${text}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <FilterSelect
      label={intl.formatMessage({ id: 'internalMoney.period' })}
      all={monthName(`${current}-01`)}
      value={view.query.get('period') ?? ''}
      options={[
        ...earlier.map((month) => ({ value: month, label: monthName(`${month}-01`) })),
        ...days.map((each) => ({ value: each, label: day(each) })),
      ]}
      onChange={(period) => view.set({ period })}
    />
  );
}
