import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SecondFactorAdded, SecondFactors } from '../../../../codegen/rest/types.ts';
import { loginAddress } from '../../../domain/session/returnTo.ts';
import { appQueries } from '../../platform/cache/queries.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { logOutWithAnswers } from '../../platform/write/storeKeptAnswers.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { RecoveryCodes } from '../../shared/secondFactor/RecoveryCodes.tsx';
import { SetUpApp, SetUpPasskey, type SetUpKind } from '../../shared/secondFactor/SetUpFactor.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../shared/page/Panel.tsx';
import { useStaffTimes } from '../shared/values/useStaffTimes.ts';
import styles from './security.module.css';
import { secondFactors } from './secondFactorsQuery.ts';

/** What can be removed: the authenticator app, or a passkey by its id. */
interface Removable {
  readonly id: string;
  readonly name: string;
}

/** The authenticator app, the passkeys and the recovery codes, with what can be done to them. */
export function FactorPanels({ factors }: { readonly factors: SecondFactors }) {
  const app = useApp();
  const intl = useIntl();
  const times = useStaffTimes();
  const [adding, setAdding] = useState<SetUpKind | null>(null);
  const [removing, setRemoving] = useState<Removable | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { busy, write } = useRestWrite();
  const { required, fresh, authenticator, passkeys, recovery_codes: codesLeft } = factors;
  const text = (id: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id: `internalSecurity.${id}` }, values);
  const count = passkeys.length + Number(authenticator !== null);
  const mayRemove = fresh && !(required && count === 1);
  const { queryKey } = secondFactors(app);

  const reread = () => void appQueries(app).invalidateQueries({ queryKey, exact: true });

  function onAdded({ recovery_codes: made }: SecondFactorAdded) {
    setAdding(null);
    app.flashes.show({ type: 'success', text: text('added') });
    if (made.length > 0) setCodes(made);
    reread();
  }

  function onGone(message: string) {
    setAdding(null);
    app.flashes.show({ type: 'error', text: message });
    reread();
  }

  async function remove({ id }: Removable) {
    const left = await write(() => app.rest.act('/second_factors/remove', { body: { id } }), {
      done: () => text('removed'),
      onSaved: (data) => void appQueries(app).setQueryData(queryKey, data),
      onFailed: reread,
    });
    if (left !== null) setRemoving(null);
  }

  async function renew() {
    await write(() => app.rest.act('/second_factors/recovery_codes', {}), {
      onSaved: (made) => setCodes(made.recovery_codes),
      onFailed: reread,
    });
    reread();
  }

  async function logInAgain() {
    await logOutWithAnswers(app, true);
    app.navigator.go(loginAddress(staffPaths.internalSecurity()));
  }

  const added = (at: string) => text('addedAt', { at: times.stamp(at, app.zone) });
  return (
    <>
      {!fresh && (
        <Notice title={text('fresh.title')}>
          <p>{text('fresh.text')}</p>
          <div className="row">
            <Button look="secondary" small onClick={() => void logInAgain()}>
              {text('fresh.button')}
            </Button>
          </div>
        </Notice>
      )}
      {count === 0 && (
        <Notice tone="warn" title={text('none.title')}>
          <p>{text(required ? 'none.required' : 'none.text')}</p>
        </Notice>
      )}
      <Panel
        title={<FormattedMessage id="internalSecurity.app.title" />}
        aside={authenticator !== null && <Badge tone="saved">{text('on')}</Badge>}
      >
        <div className="stack">
          <p className="muted">{text('app.what')}</p>
          {authenticator === null ? (
            <div className="row">
              <Button
                look="secondary"
                aria-disabled={!fresh || undefined}
                onClick={() => fresh && setAdding('authenticator')}
              >
                {text('app.add')}
              </Button>
            </div>
          ) : (
            <ul className={styles['rows']}>
              <FactorRow
                name={text('app.name')}
                detail={added(authenticator.added_at)}
                {...(mayRemove
                  ? { onRemove: () => setRemoving({ id: 'authenticator', name: text('app.name') }) }
                  : {})}
              />
            </ul>
          )}
        </div>
      </Panel>
      <Panel title={<FormattedMessage id="internalSecurity.passkeys.title" />}>
        <div className="stack">
          <p className="muted">{text('passkeys.what')}</p>
          {passkeys.length > 0 && (
            <ul className={styles['rows']}>
              {passkeys.map(({ id, name, added_at: addedAt, last_used_at: usedAt }) => (
                <FactorRow
                  key={id}
                  name={name}
                  detail={
                    usedAt === null ? added(addedAt) : text('usedAt', { at: times.stamp(usedAt, app.zone) })
                  }
                  {...(mayRemove ? { onRemove: () => setRemoving({ id, name }) } : {})}
                />
              ))}
            </ul>
          )}
          <div className="row">
            <Button
              look="secondary"
              aria-disabled={!fresh || undefined}
              onClick={() => fresh && setAdding('passkey')}
            >
              {text('passkeys.add')}
            </Button>
          </div>
        </div>
      </Panel>
      <Panel title={<FormattedMessage id="internalSecurity.codes.title" />}>
        <div className="stack">
          <p>{count === 0 ? text('codes.later') : text('codes.left', { count: codesLeft })}</p>
          {count > 0 && (
            <div className="row">
              <Button
                look="secondary"
                busy={busy}
                aria-disabled={!fresh || undefined}
                onClick={() => void (fresh && renew())}
              >
                {text('codes.renew')}
              </Button>
            </div>
          )}
        </div>
      </Panel>
      <Dialog
        open={adding !== null}
        onClose={() => setAdding(null)}
        title={text(adding === 'passkey' ? 'passkeys.add' : 'app.add')}
      >
        {adding === 'passkey' && <SetUpPasskey onAdded={onAdded} onGone={onGone} />}
        {adding === 'authenticator' && <SetUpApp onAdded={onAdded} onGone={onGone} />}
      </Dialog>
      <Dialog open={codes !== null} onClose={() => setCodes(null)} title={text('codes.title')}>
        {codes !== null && <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />}
      </Dialog>
      <Dialog
        open={removing !== null}
        onClose={() => setRemoving(null)}
        title={text('remove.title', { name: removing?.name ?? '' })}
      >
        <div className="stack">
          <p>{text(count === 1 ? 'remove.last' : 'remove.text')}</p>
          <div className="row">
            <Button look="danger" busy={busy} onClick={() => void (removing !== null && remove(removing))}>
              {text('remove.confirm')}
            </Button>
            <Button look="quiet" onClick={() => setRemoving(null)}>
              <FormattedMessage id="internal.review.back" />
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

function FactorRow({
  name,
  detail,
  onRemove,
}: {
  readonly name: string;
  readonly detail: string;
  readonly onRemove?: () => void;
}) {
  const intl = useIntl();
  return (
    <li>
      <span>
        <span className="strong">{name}</span>
        <span className="small muted">{detail}</span>
      </span>
      {onRemove !== undefined && (
        <Button
          look="quiet"
          small
          aria-label={intl.formatMessage({ id: 'internalSecurity.remove.which' }, { name })}
          onClick={onRemove}
        >
          <FormattedMessage id="internalSecurity.remove.confirm" />
        </Button>
      )}
    </li>
  );
}
