import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useAwake } from '../../platform/screen/useAwake.ts';
import { Notice } from '../../ui/Notice.tsx';
import { memberSettings } from '../settings/memberSettings.ts';
import { useVacationDay } from './useVacationDay.ts';

/** During a vacation: its end and a link to change it; empty otherwise. */
export function AwayNotice() {
  const app = useApp();
  const awake = useAwake();
  const day = useVacationDay();
  const { data: settings } = useRestQuery({ ...memberSettings(app), enabled: awake });
  const end = settings?.vacation_end_date ?? null;
  if (end === null) return null;
  return (
    <Notice title={<FormattedMessage id="away.title" values={{ day: day(end) }} />}>
      <p>
        <FormattedMessage id="away.text" values={{ events: app.brand.words.reductionEvent.many }} />{' '}
        <Link to={paths.settings('vacation')}>
          <FormattedMessage id="away.change" />
        </Link>
      </p>
    </Notice>
  );
}
