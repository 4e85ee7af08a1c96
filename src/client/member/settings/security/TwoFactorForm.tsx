import type { SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { appQueries } from '../../../platform/cache/queries.ts';
import { PASSWORD_RULES } from '../../../../domain/session/passwordRules.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useRestWrite } from '../../../platform/write/useRestWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { PasswordInput } from '../../../ui/form/PasswordInput.tsx';
import { openSessions } from './securityQueries.ts';

/** Switches two-factor log-in on or off; requires the password. */
export function TwoFactorForm({ on, onClose }: { readonly on: boolean; readonly onClose: () => void }) {
  const app = useApp();
  const intl = useIntl();
  const { busy, faults, setFaults, write } = useRestWrite();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = new FormData(event.currentTarget).get('password') as string;
    if (password === '')
      return setFaults({ password: intl.formatMessage({ id: 'settings.security.presentMissing' }) });
    const body = { enabled: !on, password };
    await write(() => app.rest.act('/second_step', { body }, { fieldsShown: ['password'] }), {
      done: () =>
        intl.formatMessage({
          id: on ? 'settings.security.second.switchedOff' : 'settings.security.second.switchedOn',
        }),
      onSaved() {
        appQueries(app).setQueryData(
          openSessions(app).queryKey,
          (known) => known && { ...known, second_step: !on },
        );
        onClose();
      },
    });
  }

  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <p>
        <FormattedMessage id={on ? 'settings.security.second.offText' : 'settings.security.second.onText'} />
      </p>
      <PasswordInput
        label={<FormattedMessage id="settings.security.present" />}
        error={faults['password']}
        name="password"
        autoComplete="current-password"
        maxLength={PASSWORD_RULES.longest}
        required
      />
      <div className="row">
        <Button type="submit" small busy={busy}>
          <FormattedMessage
            id={on ? 'settings.security.second.switchOff' : 'settings.security.second.switchOn'}
          />
        </Button>
        <Button look="quiet" small onClick={onClose}>
          <FormattedMessage id="settings.cancel" />
        </Button>
      </div>
    </form>
  );
}
