import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSuspenseRestQuery } from '../../../platform/cache/useRestQuery.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useRestWrite } from '../../../platform/write/useRestWrite.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { accountState } from '../account/accountQueries.ts';
import { ConfirmForm } from '../account/ConfirmForm.tsx';

interface HandOverProps {
  /** Of the invitation. */
  readonly id: string;
  readonly who: string;
  readonly onCancel: () => void;
}

/** Makes a person the owner of the home: what stays, what ends, and the log-in again. */
export function HandOver({ id, who, onCancel }: HandOverProps) {
  const app = useApp();
  const intl = useIntl();
  const { data: account } = useSuspenseRestQuery(accountState(app));
  const { busy, faults, setFaults, write } = useRestWrite();
  const [understood, setUnderstood] = useState(false);

  async function go(password: string | undefined) {
    if (!understood)
      return setFaults({ understood: intl.formatMessage({ id: 'settings.people.owner.notUnderstood' }) });
    const body = { id, understood, ...(password === undefined ? {} : { password }) };
    const fieldsShown = ['password', 'understood'];
    const done = await write(() => app.rest.act('/api/account/people/owner', { body }, { fieldsShown }), {
      done: () => intl.formatMessage({ id: 'settings.people.owner.done' }, { who }),
    });
    if (done !== null) app.navigator.go(paths.logout());
  }

  return (
    <div className="stack stack-tight">
      <h3>
        <FormattedMessage id="settings.people.owner.title" values={{ who }} />
      </h3>
      <ul className="stack stack-tight">
        {(['becomes', 'stays', 'ends', 'out'] as const).map((line) => (
          <li key={line}>
            <FormattedMessage id={`settings.people.owner.${line}`} values={{ who }} />
          </li>
        ))}
      </ul>
      <ConfirmForm
        confirmation={account.confirmation}
        returnTo="people"
        fault={faults['password']}
        busy={busy}
        look="danger"
        before={
          <Checkbox
            label={<FormattedMessage id="settings.people.owner.understood" values={{ who }} />}
            error={faults['understood']}
            checked={understood}
            onChange={({ target }) => setUnderstood(target.checked)}
          />
        }
        onConfirm={(password) => void go(password)}
        onMissing={(fault) => setFaults({ password: fault })}
        onCancel={onCancel}
      >
        <FormattedMessage id="settings.people.owner.go" values={{ who }} />
      </ConfirmForm>
    </div>
  );
}
