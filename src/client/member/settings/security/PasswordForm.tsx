import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { refreshSubjects } from '../../../platform/cache/refresh.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx';
import { FormButtons } from '../FormButtons.tsx';

const SHORTEST = 10;

/** The present password and a new one; every other place is logged out. */
export function PasswordForm({ onClose }: { readonly onClose: () => void }) {
  const app = useApp();
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => form.get(name) as string;
    const given = { password: text('password'), new_password: text('new_password') };
    const missing = {
      ...(given.password === '' ? { password: intl.formatMessage({ id: 'settings.security.presentMissing' }) } : {}),
      ...([...given.new_password].length < SHORTEST ? { new_password: intl.formatMessage({ id: 'settings.security.short' }) } : {}),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    const outcome = await app.rest.act('/change_password', { body: given });
    setBusy(false);
    if (outcome.kind === 'failed') return setFaults(outcome.failure.fields ?? {});
    app.flashes.show({ type: 'success', text: intl.formatMessage({ id: 'settings.security.passwordSaved' }) });
    void refreshSubjects(app, ['settings']);
    return onClose();
  }

  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <PasswordInput label={<FormattedMessage id="settings.security.present" />} error={faults['password']} name="password" autoComplete="current-password" maxLength={128} required />
      <PasswordInput
        label={<FormattedMessage id="settings.security.new" />}
        hint={<FormattedMessage id="settings.security.newHint" />}
        error={faults['new_password']}
        name="new_password"
        autoComplete="new-password"
        maxLength={128}
        required
      />
      <FormButtons busy={busy} onCancel={onClose} />
      <p className="small">
        <Link to={paths.forgotPassword()}>
          <FormattedMessage id="settings.security.byLink" />
        </Link>
      </p>
    </form>
  );
}
