import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONSENT_GROUPS, consentMode } from '../../../../domain/analytics/consent.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { objectsToTracking } from '../../../platform/analytics/objects.ts';
import { GroupSwitches } from '../../../shared/privacy/GroupSwitches.tsx';
import { choiceHere, followChoice, useSaveChoice } from '../../../shared/privacy/privacyChoice.ts';
import { Card } from '../../../ui/Card.tsx';

/** What the member agrees to, which can be changed at any time. A change in another tab shows here too. */
export function PrivacyChoices() {
  const app = useApp();
  const intl = useIntl();
  const { busy, save } = useSaveChoice();
  const { country } = app.brand;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [objects, setObjects] = useState(false);
  useEffect(() => {
    const look = () => {
      setObjects(objectsToTracking(window.navigator));
      // Without a choice visits are counted where the law lets people object.
      setChosen(choiceHere() ?? (consentMode(country) === 'ask' ? [] : [CONSENT_GROUPS.performance]));
    };
    look();
    return followChoice(look);
  }, [country]);

  async function change(group: string, on: boolean) {
    const next = on ? [...chosen, group] : chosen.filter((each) => each !== group);
    setChosen(next);
    const saved = await save(next);
    setChosen(saved ? next : chosen);
    if (saved) app.flashes.show({ type: 'success', text: intl.formatMessage({ id: 'privacy.saved' }) });
  }

  return (
    <Card title={<FormattedMessage id="privacy.settings" />}>
      <div className="stack">
        <p className="small muted">
          <FormattedMessage id={objects ? 'privacy.objects' : 'privacy.settingsText'} />
        </p>
        <GroupSwitches
          chosen={objects ? [] : chosen}
          disabled={busy || objects}
          onChange={(group, on) => void change(group, on)}
        />
      </div>
    </Card>
  );
}
