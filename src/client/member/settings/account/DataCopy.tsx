import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Account, DataCopy as Copy } from '../../../../../codegen/rest/types.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useRestWrite } from '../../../platform/write/useRestWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { ButtonAnchor } from '../../../ui/ButtonAnchor.tsx';
import { DownloadIcon } from '../../../ui/icons/toolIcons.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { showAccount } from './accountQueries.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { useSentenceTime } from './useSentenceTime.ts';

/** Asking for a copy of one's data, and fetching it. */
export function DataCopy({ account, timeZone }: { readonly account: Account; readonly timeZone: string }) {
  const app = useApp();
  const intl = useIntl();
  const { busy, faults, setFaults, write } = useRestWrite();
  const [isAsking, setAsking] = useState(false);
  const time = useSentenceTime(timeZone);
  const { copy, next_copy_at: nextAt } = account;

  async function ask(password: string | undefined) {
    const body = password === undefined ? {} : { password };
    await write(() => app.rest.act('/api/account/copy', { body }, { fieldsShown: ['password'] }), {
      done: () => intl.formatMessage({ id: 'settings.account.copy.asked' }),
      onSaved(now) {
        showAccount(app, now);
        setAsking(false);
      },
    });
  }

  return (
    <>
      {copy !== null && <CopyState copy={copy} timeZone={timeZone} />}
      {nextAt !== null && (
        <p className="small muted">
          <FormattedMessage id="settings.account.copy.next" values={time(nextAt)} />
        </p>
      )}
      {nextAt === null && copy?.state !== 'making' && !isAsking && (
        <div className="row">
          <Button look="secondary" small onClick={() => setAsking(true)}>
            <FormattedMessage id="settings.account.copy.ask" />
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmForm
          confirmation={account.confirmation}
          returnTo="copy"
          fault={faults['password']}
          busy={busy}
          onConfirm={(password) => void ask(password)}
          onMissing={(fault) => setFaults({ password: fault })}
          onCancel={() => setAsking(false)}
        >
          <FormattedMessage id="settings.account.copy.ask" />
        </ConfirmForm>
      )}
    </>
  );
}

function CopyState({ copy, timeZone }: { readonly copy: Copy; readonly timeZone: string }) {
  const { rest } = useApp();
  const time = useSentenceTime(timeZone);
  switch (copy.state) {
    case 'making':
      return (
        <Notice role="status" title={<FormattedMessage id="settings.account.copy.making" />}>
          <p>
            <FormattedMessage id="settings.account.copy.makingText" />
          </p>
        </Notice>
      );
    case 'ready':
      return (
        <Notice tone="saved" role="status" title={<FormattedMessage id="settings.account.copy.ready" />}>
          {copy.ready_until !== null && (
            <p>
              <FormattedMessage id="settings.account.copy.readyText" values={time(copy.ready_until)} />
            </p>
          )}
          <div className="row">
            <ButtonAnchor
              href={rest.address(`/api/account/copy/${copy.id}`)}
              download
              small
              icon={<DownloadIcon size={20} />}
            >
              <FormattedMessage id="settings.account.copy.download" />
            </ButtonAnchor>
          </div>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" role="status" title={<FormattedMessage id="settings.account.copy.failed" />}>
          <p>
            <FormattedMessage id="settings.account.copy.failedText" />
          </p>
        </Notice>
      );
    case 'gone':
      return null;
  }
}
