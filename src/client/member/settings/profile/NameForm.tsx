import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Settings } from '../../../../../codegen/rest/types.ts';
import { useSaveSettings } from '../../../shared/settings/useSaveSettings.ts';
import { TextInput } from '../../../ui/form/TextInput.tsx';
import { FormButtons } from '../FormButtons.tsx';

const LONGEST = 80;

export function NameForm({
  settings,
  onClose,
}: {
  readonly settings: Settings;
  readonly onClose: () => void;
}) {
  const intl = useIntl();
  const { busy, faults, save } = useSaveSettings('first_name', 'last_name');

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const value = form.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const saved = await save(
      { first_name: text('first_name'), last_name: text('last_name') },
      intl.formatMessage({ id: 'settings.profile.saved' }),
    );
    if (saved) onClose();
  }

  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <div className="pair">
        <TextInput
          label={<FormattedMessage id="settings.profile.firstName" />}
          name="first_name"
          defaultValue={settings.first_name}
          error={faults['first_name']}
          autoComplete="given-name"
          maxLength={LONGEST}
        />
        <TextInput
          label={<FormattedMessage id="settings.profile.lastName" />}
          name="last_name"
          defaultValue={settings.last_name}
          error={faults['last_name']}
          autoComplete="family-name"
          maxLength={LONGEST}
        />
      </div>
      <FormButtons busy={busy} onCancel={onClose} />
    </form>
  );
}
