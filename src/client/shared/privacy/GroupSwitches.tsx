import { FormattedMessage } from 'react-intl';
import { CONSENT_GROUPS } from '../../../domain/analytics/consent.ts';
import { Switch } from '../../ui/form/Switch.tsx';

/** The groups that can be chosen, each with what it is for. */
export function GroupSwitches({
  chosen,
  disabled = false,
  onChange,
}: {
  readonly chosen: readonly string[];
  readonly disabled?: boolean;
  readonly onChange: (group: string, on: boolean) => void;
}) {
  return (
    <>
      {(['performance', 'targeting'] as const).map((name) => (
        <Switch
          key={name}
          label={<FormattedMessage id={`privacy.group.${name}`} />}
          hint={<FormattedMessage id={`privacy.about.${name}`} />}
          checked={chosen.includes(CONSENT_GROUPS[name])}
          disabled={disabled}
          onChange={(on) => onChange(CONSENT_GROUPS[name], on)}
        />
      ))}
    </>
  );
}
