import { useRef } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { shortDayText } from '../../../../domain/format/dates.ts';
import { toLocalDate } from '../../../../domain/meter/zone.ts';
import { useNow } from '../../../platform/clock/useNow.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { useVacation, type VacationDays } from '../../../shared/vacation/useVacation.ts';
import { useVacationWords } from '../../../shared/vacation/useVacationWords.ts';
import { vacationView } from '../../../shared/vacation/vacationView.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SettingsCard } from '../SettingsCard.tsx';
import { DayField } from './DayField.tsx';

/** Plans, changes and ends a vacation (VAC-01 to VAC-04). */
export function VacationCard({ settings }: { readonly settings: Settings }) {
  const intl = useIntl();
  const { words } = useApp().brand;
  const { locale } = useFormats();
  const now = useNow(60_000);
  const sentence = useVacationWords();
  const { busy, faults, setFaults, save, stop } = useVacation();
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const vacation = vacationView(settings);
  const state = settings.vacation_state;
  const today = toLocalDate(settings.time_zone, now / 1000);
  const values = { events: words.reductionEvent.many };

  /** The field to put right takes the focus. */
  function refuse(found: Readonly<Record<string, string | undefined>>) {
    setFaults(found);
    (found['start_date'] === undefined ? last : first).current?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const days: VacationDays = {
      ...(first.current !== null && { start_date: first.current.value }),
      end_date: last.current?.value ?? '',
    };
    const missing = {
      ...(days.start_date === '' && {
        start_date: intl.formatMessage({ id: 'settings.vacation.missing.first' }),
      }),
      ...(days.end_date === '' && { end_date: intl.formatMessage({ id: 'settings.vacation.missing.last' }) }),
    };
    if (Object.keys(missing).length > 0) {
      refuse(missing);
      return;
    }
    const refused = await save(days, (saved) => {
      const next = vacationView(saved);
      return next === null ? '' : `${sentence(next)}.`;
    });
    if (refused !== null) refuse(refused);
  }

  return (
    <SettingsCard
      id="vacation"
      title={<FormattedMessage id="settings.vacation.title" />}
      lead={<FormattedMessage id="settings.vacation.lead" values={values} />}
    >
      {vacation !== null && (
        <Notice title={sentence(vacation)}>
          <p>
            <FormattedMessage
              id={vacation.running ? 'settings.vacation.text.running' : 'settings.vacation.text.planned'}
              values={values}
            />
          </p>
          {vacation.running && (
            <p>
              <FormattedMessage
                id="settings.vacation.begun"
                values={{ day: shortDayText(vacation.startDate, locale) }}
              />
            </p>
          )}
        </Notice>
      )}
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <div className="pair">
          {state !== 'running' && (
            <DayField
              key={`first ${vacation?.startDate}`}
              ref={first}
              name="start_date"
              label={<FormattedMessage id="settings.vacation.first" />}
              min={today}
              defaultValue={vacation?.startDate ?? today}
              error={faults['start_date']}
            />
          )}
          <DayField
            key={`last ${vacation?.endDate}`}
            ref={last}
            name="end_date"
            label={<FormattedMessage id="settings.vacation.last" />}
            min={today}
            defaultValue={vacation?.endDate ?? ''}
            error={faults['end_date']}
          />
        </div>
        <div className="row">
          <Button type="submit" look="secondary" busy={busy}>
            <FormattedMessage
              id={vacation === null ? 'settings.vacation.save' : 'settings.vacation.change'}
            />
          </Button>
          {vacation !== null && (
            <Button
              look="quiet"
              onClick={() =>
                void stop(
                  intl.formatMessage({
                    id: vacation.running ? 'settings.vacation.ended' : 'settings.vacation.cancelled',
                  }),
                )
              }
            >
              <FormattedMessage
                id={vacation.running ? 'settings.vacation.end' : 'settings.vacation.cancel'}
              />
            </Button>
          )}
        </div>
      </form>
    </SettingsCard>
  );
}
