import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useVacation } from '../../../shared/vacation/useVacation.ts';
import { useVacationDay } from '../../../shared/vacation/useVacationDay.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SettingsCard } from '../SettingsCard.tsx';

/** Starts and ends a vacation (VAC-01 to VAC-04); its end can be changed. */
export function VacationCard({ settings }: { readonly settings: Settings }) {
  const intl = useIntl();
  const { words } = useApp().brand;
  const day = useVacationDay();
  const { busy, fault, start, stop } = useVacation();
  const [empty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { vacation_end_date: end } = settings;
  const values = { events: words.reductionEvent.many };

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = input.current?.value ?? '';
    setEmpty(chosen === '');
    if (
      chosen === '' ||
      !(await start(chosen, intl.formatMessage({ id: 'settings.vacation.started' }, { day: day(chosen) })))
    )
      input.current?.focus();
  }

  const error = empty ? intl.formatMessage({ id: 'settings.vacation.missing' }) : fault;
  return (
    <SettingsCard
      id="vacation"
      title={<FormattedMessage id="settings.vacation.title" />}
      lead={<FormattedMessage id="settings.vacation.lead" values={values} />}
    >
      {end !== null && (
        <Notice title={<FormattedMessage id="settings.vacation.away" values={{ day: day(end) }} />}>
          <p>
            <FormattedMessage id="settings.vacation.awayText" values={values} />
          </p>
        </Notice>
      )}
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          key={end}
          ref={input}
          type="date"
          name="end_date"
          label={<FormattedMessage id="settings.vacation.until" />}
          defaultValue={end ?? ''}
          error={error}
        />
        <div className="row">
          <Button type="submit" look="secondary" busy={busy}>
            <FormattedMessage id={end === null ? 'settings.vacation.start' : 'settings.vacation.change'} />
          </Button>
          {end !== null && (
            <Button
              look="quiet"
              onClick={() => void stop(intl.formatMessage({ id: 'settings.vacation.stopped' }))}
            >
              <FormattedMessage id="settings.vacation.stop" />
            </Button>
          )}
        </div>
      </form>
    </SettingsCard>
  );
}
