import { FormattedMessage, useIntl } from 'react-intl';
import { dateText, formatWeekdayDay } from '../../../domain/format/dates.ts';
import type { EnergyHabits } from '../../../../codegen/rest/types.ts';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Card } from '../../ui/Card.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { Skeleton, SkeletonRegion } from '../../ui/Skeleton.tsx';
import { HABITS_HEIGHT } from './cardHeights.ts';
import styles from './energy.module.css';
import type { EnergyAddress } from './energyAddress.ts';
import { energyHabits } from './energyQueries.ts';
import { HeatMap } from './HeatMap.tsx';

const TITLE = 'energy-habits';

/** What is typical of the home's days. Empty with too few readings. */
export function HabitsLazy({ address }: { readonly address: EnergyAddress }) {
  const intl = useIntl();
  const { data, isError } = useRestQuery(energyHabits(useApp(), address));
  // Without it the rest of the page is whole.
  if (isError && data === undefined) return null;
  if (data === undefined)
    return (
      <SkeletonRegion label={intl.formatMessage({ id: 'energyHabits.loading' })}>
        <Skeleton height={HABITS_HEIGHT} look="card" />
      </SkeletonRegion>
    );
  return data.habits === null ? null : (
    <div className={styles['fill']} style={{ minHeight: HABITS_HEIGHT }}>
      <Shown habits={data.habits} />
    </div>
  );
}

function Shown({ habits }: { readonly habits: EnergyHabits }) {
  const intl = useIntl();
  const { locale, energy, number, percent, hours } = useFormats();
  const day = (date: string) => dateText(date, locale);
  const { highest_hour: highest, time_zone: timeZone, always_on_percent: share } = habits;
  const start = new Date(highest.start_dttm);
  const end = new Date(start.getTime() + 3_600_000);
  return (
    <Card title={<FormattedMessage id="energyHabits.title" />} titleId={TITLE}>
      <div className="stack">
        <div className="figures">
          <Figure
            value={intl.formatMessage(
              { id: 'energyHabits.watts' },
              { watts: number(habits.always_on_watts) },
            )}
            label={
              share === null
                ? intl.formatMessage({ id: 'energyHabits.alwaysOn.only' })
                : intl.formatMessage({ id: 'energyHabits.alwaysOn' }, { percent: percent(Math.round(share)) })
            }
            explanation={
              <p>
                <FormattedMessage id="energyHabits.alwaysOn.why" values={{ days: habits.days }} />
              </p>
            }
          />
          <Figure
            value={energy(highest.import_wh)}
            label={
              <FormattedMessage
                id="energyHabits.highest"
                values={{
                  day: formatWeekdayDay(start, timeZone, locale),
                  hours: <span className="nowrap">{hours({ startsAt: start, endsAt: end, timeZone })}</span>,
                }}
              />
            }
          />
        </div>
        <HeatMap week={habits.week} />
        <p className="small muted">
          <FormattedMessage
            id="energyHabits.days"
            values={{ days: habits.days, from: day(habits.first_day), to: day(habits.last_day) }}
          />
        </p>
      </div>
    </Card>
  );
}
