import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useAwake } from '../../platform/screen/useAwake.ts';
import { Notice } from '../../ui/Notice.tsx';
import { memberSettings } from '../settings/memberSettings.ts';
import { useVacationWords } from './useVacationWords.ts';
import { vacationView } from './vacationView.ts';

/** During a vacation: its end and a link to change it; empty otherwise. */
export function AwayNotice() {
  const app = useApp();
  const awake = useAwake();
  const words = useVacationWords();
  const { data: settings } = useRestQuery({ ...memberSettings(app), enabled: awake });
  const vacation = settings === undefined ? null : vacationView(settings);
  if (vacation?.running !== true) return null;
  return (
    <Notice title={words(vacation)}>
      <p>
        <FormattedMessage id="vacation.text" values={{ events: app.brand.words.reductionEvent.many }} />{' '}
        <Link to={paths.settings('vacation')}>
          <FormattedMessage id="vacation.change" />
        </Link>
      </p>
    </Notice>
  );
}
