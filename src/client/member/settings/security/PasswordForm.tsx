import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PASSWORD_RULES } from '../../../../domain/session/passwordRules.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useRestWrite } from '../../../platform/write/useRestWrite.ts';
import { usePasswordFault } from '../../../shared/session/usePasswordFault.ts';
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx';
import { FormButtons } from '../FormButtons.tsx';

/** Changes the password, which ends all other sessions. */
export function PasswordForm({ onClose }: { readonly onClose: () => void }) {
  const app = useApp();
  const intl = useIntl();
  const passwordFault = usePasswordFault();
  const { busy, faults, setFaults, write } = useRestWrite();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => form.get(name) as string;
    const given = { password: text('password'), new_password: text('new_password') };
    const wrong = passwordFault(given.new_password);
    const missing = {
      ...(given.password === ''
        ? { password: intl.formatMessage({ id: 'settings.security.presentMissing' }) }
        : {}),
      ...(wrong === undefined ? {} : { new_password: wrong }),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    const fieldsShown = ['password', 'new_password'];
    await write(() => app.rest.act('/change_password', { body: given }, { fieldsShown }), {
      changes: ['settings'],
      done: () => intl.formatMessage({ id: 'settings.security.passwordSaved' }),
      onSaved: onClose,
    });
  }

  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <PasswordInput
        label={<FormattedMessage id="settings.security.present" />}
        error={faults['password']}
        name="password"
        autoComplete="current-password"
        maxLength={PASSWORD_RULES.longest}
        required
      />
      <PasswordInput
        label={<FormattedMessage id="settings.security.new" />}
        hint={<FormattedMessage id="settings.security.newHint" />}
        error={faults['new_password']}
        name="new_password"
        autoComplete="new-password"
        maxLength={PASSWORD_RULES.longest}
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
