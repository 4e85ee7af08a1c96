import { useEffect, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { LazyDialog } from '../../shared/dialog/LazyDialog.tsx';
import { PasswordInput } from '../../ui/form/PasswordInput.tsx';
import { readText, typedIn } from '../../ui/form/readText.ts';
import { TextInput } from '../../ui/form/TextInput.tsx';
import type { ConnectUse } from './useConnect.ts';

export interface AccountDialogProps {
  /** Null: closed. */
  readonly partner: { readonly id: string; readonly title: string } | null;
  readonly use: ConnectUse;
  readonly onClose: () => void;
}

/** For a partner without a log-in page of its own: account and password, which are exchanged and forgotten. */
export function AccountDialog({ partner, use, onClose }: AccountDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const { busy, faults } = use;
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [faults]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    if (
      partner !== null &&
      (await use.connect(partner, {
        account: readText(data, 'account'),
        password: typedIn(data, 'password'),
      }))
    )
      onClose();
  }

  const values = { partner: partner?.title ?? '' };
  return (
    <LazyDialog
      open={partner !== null}
      onClose={onClose}
      title={<FormattedMessage id="devices.account.title" values={values} />}
    >
      <form ref={form} className="stack" onSubmit={(event) => void submit(event)}>
        <p>
          <FormattedMessage id="devices.account.text" values={values} />
        </p>
        <TextInput
          label={<FormattedMessage id="devices.account.name" />}
          name="account"
          autoComplete="off"
          maxLength={200}
          required
          error={faults['account']}
        />
        <PasswordInput
          label={<FormattedMessage id="devices.account.password" />}
          name="password"
          autoComplete="current-password"
          maxLength={200}
          required
          error={faults['password']}
        />
        <div className="row">
          <Button type="submit" busy={busy}>
            <FormattedMessage id="devices.connect" />
          </Button>
          <Button look="quiet" onClick={onClose}>
            <FormattedMessage id="devices.cancel" />
          </Button>
        </div>
      </form>
    </LazyDialog>
  );
}
