import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { AddressFields } from './AddressFields.tsx';
import { NO_ADDRESS, type TypedAddress } from './typedAddress.ts';
import { Button } from '../../ui/Button.tsx';
import { LazyDialog } from '../dialog/LazyDialog.tsx';

interface AddressDialogProps {
  readonly busy: boolean;
  /** The button's text. */
  readonly send: ReactNode;
  /** The server's error for each field. */
  readonly faults: Readonly<Record<string, string>>;
  readonly onClose: () => void;
  readonly onSend: (address: TypedAddress) => void;
}

/** Asks for the delivery address, only when it is not known yet. */
export function AddressDialog({ busy, send: sendText, faults, onClose, onSend }: AddressDialogProps) {
  const [typed, setTyped] = useState(NO_ADDRESS);

  function send(event: SyntheticEvent): void {
    event.preventDefault();
    if (!busy) onSend(typed);
  }

  return (
    <LazyDialog open onClose={onClose} title={<FormattedMessage id="freeDevice.address.title" />}>
      <form className="stack" onSubmit={send} noValidate>
        <p className="muted">
          <FormattedMessage id="freeDevice.address.why" />
        </p>
        <AddressFields value={typed} faults={faults} onChange={setTyped} />
        <div className="row">
          <Button type="submit" busy={busy}>
            {sendText}
          </Button>
          <Button look="secondary" onClick={onClose}>
            <FormattedMessage id="freeDevice.address.cancel" />
          </Button>
        </div>
      </form>
    </LazyDialog>
  );
}
