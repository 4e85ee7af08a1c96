import { FormattedMessage } from 'react-intl';
import { shownPhone } from '../../../../domain/settings/shownPhone.ts';
import { Button } from '../../../ui/Button.tsx';
import { LazyDialog } from '../../../shared/dialog/LazyDialog.tsx';

export interface RemovePhoneProps {
  /** Null: the dialog is closed. */
  readonly number: string | null;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onRemove: (number: string) => Promise<boolean>;
}

/** Asks for confirmation, because removing a number also withdraws the consent to text messages. */
export function RemovePhone({ number, busy, onClose, onRemove }: RemovePhoneProps) {
  const remove = async (wanted: string) => {
    if (await onRemove(wanted)) onClose();
  };
  return (
    <LazyDialog
      open={number !== null}
      onClose={onClose}
      title={<FormattedMessage id="settings.phones.removeTitle" />}
      actions={
        <>
          <Button look="danger" busy={busy} onClick={() => void (number !== null && remove(number))}>
            <FormattedMessage id="settings.phones.remove" />
          </Button>
          <Button look="secondary" onClick={onClose}>
            <FormattedMessage id="settings.cancel" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage
          id="settings.phones.removeText"
          values={{ number: number === null ? '' : shownPhone(number) }}
        />
      </p>
    </LazyDialog>
  );
}
