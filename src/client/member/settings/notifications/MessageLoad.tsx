import { FormattedMessage } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import type { NotificationsUse } from '../../../shared/settings/useNotifications.ts';
import { Switch } from '../../../ui/form/Switch.tsx';

/** How much the member gets: everything as it happens, or what must be known, and the rest once a week or not at all. */
export function MessageLoad({ use }: { readonly use: NotificationsUse }) {
  const { words } = useApp().brand;
  const isLess = use.isOn('essential_only');
  return (
    <>
      <Switch
        label={<FormattedMessage id="settings.load.essential" />}
        hint={
          <FormattedMessage id="settings.load.essentialHint" values={{ events: words.reductionEvent.many }} />
        }
        checked={isLess}
        onChange={(on) => void use.turn({ essential_only: on })}
      />
      {isLess && (
        <Switch
          label={<FormattedMessage id="settings.load.weekly" />}
          hint={<FormattedMessage id="settings.load.weeklyHint" />}
          checked={use.isOn('weekly_digest')}
          onChange={(on) => void use.turn({ weekly_digest: on })}
        />
      )}
    </>
  );
}
