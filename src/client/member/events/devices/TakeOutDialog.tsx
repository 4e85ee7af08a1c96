import { FormattedMessage } from 'react-intl';
import { Button } from '../../../ui/Button.tsx';
import { LazyDialog } from '../../../shared/dialog/LazyDialog.tsx';

export interface TakeOutDialogProps {
  /** The device's name; null: the dialog is closed. */
  readonly name: string | null;
  /** The brand's word for the event. */
  readonly event: string;
  readonly onClose: () => void;
  readonly onGo: () => void;
}

/** Confirms excluding a device from a running scheduled event, which cannot be undone. */
export function TakeOutDialog({ name, event, onClose, onGo }: TakeOutDialogProps) {
  return (
    <LazyDialog
      open={name !== null}
      onClose={onClose}
      title={<FormattedMessage id="eventDevices.out.title" values={{ name }} />}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="eventDevices.out.stay" />
          </Button>
          <Button look="danger" onClick={onGo}>
            <FormattedMessage id="eventDevices.out.go" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="eventDevices.out.text" values={{ event }} />
      </p>
    </LazyDialog>
  );
}
