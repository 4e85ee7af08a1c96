import { useIntl } from 'react-intl';
import { useNow } from '../../platform/clock/useNow.ts';
import { FilterSelect } from '../shared/list/FilterSelect.tsx';
import { useListView } from '../shared/list/useListView.ts';
import { useDayText } from '../shared/values/useDayText.ts';
import { useMonthName } from '../shared/values/useMonthName.ts';
import { lastDayOf, periodChoices } from './periods.ts';

const DAY_MS = 86_400_000;

/** Chooses a month or a day, which is kept in the address. */
export function PeriodSelect() {
  const intl = useIntl();
  const monthName = useMonthName();
  const view = useListView();
  const { days, months } = periodChoices(useNow(DAY_MS));
  const [current = '', ...earlier] = months;
  const day = useDayText();
  const chosen = view.query.get('period') ?? '';
  const last = lastDayOf(chosen);
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
        ...earlier.map((month) => ({ value: month, label: monthName(`${month}-01`) })),
        ...days.map((each) => ({ value: each, label: day(each) })),
      ]}
      onChange={(period) => view.set({ period })}
    />
  );
}
