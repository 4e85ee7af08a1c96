import { useIntl } from 'react-intl';
import { useNow } from '../../platform/clock/useNow.ts';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useDayText } from '../shared/values/useDayText.ts';
import { useMonthName } from '../shared/values/useMonthName.ts';
import { lastDayOf, monthOf, periodChoices } from './periods.ts';

const DAY_MS = 86_400_000;

/** Chooses a month or a day, which is kept in the address. */
export function PeriodSelect() {
  const intl = useIntl();
  const monthName = useMonthName();
  const view = useListView();
  const { days, months } = periodChoices(useNow(DAY_MS));
  const [current = '', ...earlier] = months;
  const day = useDayText();
  const period = view.query.get('period') ?? '';
  const chosen = period === current ? '' : period;
  const last = lastDayOf(chosen);
  // A link may lead to a month before those that can be chosen.
  const other = monthOf(chosen);
  return (
    <FilterSelect
      label={intl.formatMessage({ id: 'internalMoney.period' })}
      all={monthName(`${current}-01`)}
      value={chosen}
      options={[
        ...(last === null
          ? []
          : [
              {
                value: chosen,
                label: intl.formatMessage({ id: 'internalMoney.until' }, { day: day(last) }),
              },
            ]),
        ...[...earlier, ...(other === null || earlier.includes(other) ? [] : [other])].map((month) => ({
          value: month,
          label: monthName(`${month}-01`),
        })),
        ...days.map((each) => ({ value: each, label: day(each) })),
      ]}
      onChange={(period) => view.set({ period })}
    />
  );
}
