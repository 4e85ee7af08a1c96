import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Account } from '../../../../../codegen/rest/types.ts';
import { DELETION_DAYS } from '../../../../domain/account/deletionRules.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useRestWrite } from '../../../platform/write/useRestWrite.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { showAccount } from './accountQueries.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { useSentenceTime } from './useSentenceTime.ts';

interface DeleteAccountProps {
  readonly account: Account;
  readonly timeZone: string;
}

/** The deletion of the account: what it means, asking for it, and taking it back. */
export function DeleteAccount({ account, timeZone }: DeleteAccountProps) {
  const { brand } = useApp();
  if (account.may_delete !== 'yes')
    return (
      <p>
        <FormattedMessage
          id={`settings.account.delete.${account.may_delete}`}
          values={{ product: brand.words.productName }}
        />
      </p>
    );
  return account.deletion === null ? (
    <AskForDeletion account={account} />
  ) : (
    <PendingDeletion deletion={account.deletion} timeZone={timeZone} />
  );
}

function AskForDeletion({ account }: { readonly account: Account }) {
  const app = useApp();
  const intl = useIntl();
  const { busy, faults, setFaults, write } = useRestWrite();
  const [isAsking, setAsking] = useState(false);
  const [understood, setUnderstood] = useState(false);

  async function ask(password: string | undefined) {
    if (!understood)
      return setFaults({ understood: intl.formatMessage({ id: 'settings.account.delete.notUnderstood' }) });
    const body = { understood, ...(password === undefined ? {} : { password }) };
    const fieldsShown = ['password', 'understood'];
    await write(() => app.rest.act('/api/account/deletion', { body }, { fieldsShown }), {
      done: () => intl.formatMessage({ id: 'settings.account.delete.asked' }),
      onSaved: (now) => showAccount(app, now),
    });
  }

  return (
    <>
      <Consequences account={account} />
      {!isAsking && (
        <div className="row">
          <Button look="secondary" small onClick={() => setAsking(true)}>
            <FormattedMessage id="settings.account.delete.begin" />
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmForm
          confirmation={account.confirmation}
          returnTo="delete"
          fault={faults['password']}
          busy={busy}
          look="danger"
          before={
            <Checkbox
              label={
                <FormattedMessage id="settings.account.delete.understood" values={{ days: DELETION_DAYS }} />
              }
              error={faults['understood']}
              checked={understood}
              onChange={({ target }) => setUnderstood(target.checked)}
            />
          }
          onConfirm={(password) => void ask(password)}
          onMissing={(fault) => setFaults({ password: fault })}
          onCancel={() => setAsking(false)}
        >
          <FormattedMessage id="settings.account.delete.go" />
        </ConfirmForm>
      )}
    </>
  );
}

/** What the member loses, and what stays without their name. */
function Consequences({ account }: { readonly account: Account }) {
  const formats = useFormats();
  const intl = useIntl();
  const { balance_points: points, orders, devices, utility, tax } = account.consequences;
  const line = (id: string, values: Record<string, string | number> = {}, more?: ReactNode) => (
    <li>
      <FormattedMessage id={`settings.account.delete.${id}`} values={values} />
      {more}
    </li>
  );
  return (
    <ul className="stack stack-tight">
      {line('days', { days: DELETION_DAYS })}
      {points > 0 &&
        line(
          'balance',
          { pay: formats.pay(points) },
          <>
            {' '}
            <Link to={paths.walletCashout()}>
              <FormattedMessage id="settings.account.delete.cashout" />
            </Link>
          </>,
        )}
      {orders > 0 && line('orders', { orders })}
      {line('data')}
      {devices > 0 && line('devices', { devices })}
      {utility !== null && line('utility', { utility })}
      {line('kept')}
      {tax != null &&
        line('tax', {
          years: intl.formatList(tax.years.map(String)),
          until: String(tax.until_year),
        })}
    </ul>
  );
}

/** The time to take it back. */
function PendingDeletion({
  deletion,
  timeZone,
}: {
  readonly deletion: NonNullable<Account['deletion']>;
  readonly timeZone: string;
}) {
  const app = useApp();
  const intl = useIntl();
  const time = useSentenceTime(timeZone);
  const { busy, write } = useRestWrite();

  const keep = () =>
    write(() => app.rest.act('/api/account/deletion/withdraw'), {
      done: () => intl.formatMessage({ id: 'settings.account.delete.kept.done' }),
      onSaved: (now) => showAccount(app, now),
    });

  return (
    <Notice tone="warn" title={<FormattedMessage id="settings.account.delete.pending" />}>
      <p>
        {deletion.waits_for_orders ? (
          <FormattedMessage id="settings.account.delete.waits" />
        ) : (
          <FormattedMessage id="settings.account.delete.until" values={time(deletion.due_at)} />
        )}
      </p>
      <div className="row">
        <Button small busy={busy} onClick={() => void keep()}>
          <FormattedMessage id="settings.account.delete.keep" />
        </Button>
      </div>
    </Notice>
  );
}
