import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useCopyLink } from '../../shared/useCopyLink.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';

interface ShownOnceProps {
  readonly title: string;
  readonly label: string;
  readonly value: string;
  readonly onClose: () => void;
}

/** Shows a secret that can't be shown again. */
export function ShownOnce({ title, label, value, onClose }: ShownOnceProps) {
  const id = useId();
  const { input, copied, copy } = useCopyLink(value, {
    copied: 'internalPartner.made.copied',
    yourself: 'internalPartner.made.copyYourself',
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={() => void copy()}>
            <FormattedMessage id={copied ? 'internalPartner.made.again' : 'internalPartner.made.copy'} />
          </Button>
          <Button look="quiet" onClick={onClose}>
            <FormattedMessage id="internalPartner.made.close" />
          </Button>
        </>
      }
    >
      <div className="stack">
        <Notice tone="warn" title={<FormattedMessage id="internalPartner.made.once" />} />
        <div>
          <label htmlFor={id}>{label}</label>
          <OutlinedInput
            id={id}
            inputRef={input}
            fullWidth
            size="small"
            readOnly
            value={value}
            onFocus={({ currentTarget }) => (currentTarget as HTMLInputElement).select()}
          />
        </div>
      </div>
    </Dialog>
  );
}
