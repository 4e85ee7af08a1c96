import { FormattedMessage } from 'react-intl';
import {
  CHANNEL_PRESETS,
  presetSwitches,
  type ChannelPreset,
} from '../../../../domain/notifications/channelPresets.ts';
import type { NotificationsUse } from '../../../shared/settings/useNotifications.ts';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';

interface ChannelPresetsProps {
  readonly use: NotificationsUse;
  /** The switches that the brand offers. */
  readonly offered: ReadonlySet<string>;
  /** Null: a choice of one's own. */
  readonly preset: ChannelPreset | null;
}

/** One choice instead of a switch for each message, for a member who agreed to texts. */
export function ChannelPresets({ use, offered, preset }: ChannelPresetsProps) {
  const options = CHANNEL_PRESETS.map((value) => ({
    value,
    label: <FormattedMessage id={`settings.presets.${value}`} />,
  }));
  return (
    <RadioGroup
      legend={<FormattedMessage id="settings.presets.legend" />}
      options={options}
      value={preset}
      onChange={(value) => {
        const chosen = CHANNEL_PRESETS.find((each) => each === value);
        if (chosen !== undefined) void use.turn(presetSwitches(chosen, offered));
      }}
    />
  );
}
