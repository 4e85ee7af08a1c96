import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useAutoJoin } from '../../../shared/events/useAutoJoin.ts';
import { Switch } from '../../../ui/form/Switch.tsx';
import { SettingsCard } from '../SettingsCard.tsx';

/** Joins every event automatically. Takes effect immediately, and reverts if saving fails. */
export function JoinCard({ settings }: { readonly settings: Settings }) {
  const intl = useIntl();
  const { words } = useApp().brand;
  const { busy, answer } = useAutoJoin();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const { can } = settings.taking_part;
  const values = { events: words.reductionEvent.many };
  async function change(wanted: boolean) {
    setPressed(wanted);
    await answer(
      wanted,
      intl.formatMessage({ id: wanted ? 'settings.join.saved.on' : 'settings.join.saved.off' }, values),
    );
    setPressed(null);
  }
  return (
    <SettingsCard id="joining" title={<FormattedMessage id="settings.join.title" values={values} />}>
      <Switch
        label={<FormattedMessage id="settings.join.label" values={values} />}
        hint={
          can === 'yes' ? (
            <FormattedMessage id="settings.join.hint" />
          ) : (
            <FormattedMessage
              id="settings.join.cannot"
              values={{ ...values, yet: can === 'no' ? 'no' : 'yes' }}
            />
          )
        }
        checked={pressed ?? settings.auto_join}
        disabled={busy}
        onChange={(wanted) => void change(wanted)}
      />
    </SettingsCard>
  );
}
