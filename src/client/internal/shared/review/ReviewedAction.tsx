import { useState } from 'react';
import type { Refusal } from '../../../platform/write/refusal.ts';
import { Button } from '../../../ui/Button.tsx';
import { ReviewDialog, type ReviewDialogProps } from './ReviewDialog.tsx';

/** The state of the write that an action leads to, as `useRelayWrite` has it. */
interface Saving {
  readonly busy: boolean;
  readonly refusal: Refusal | null;
  forgetRefusal(): void;
  reload(): void;
}

interface ReviewedActionProps extends Pick<ReviewDialogProps, 'title' | 'changes' | 'effects' | 'children'> {
  /** What it does, on its button and, unless `confirm` says it, on the dialog's. */
  readonly action: string;
  readonly confirm?: string;
  readonly look?: 'primary' | 'secondary' | 'danger' | 'quiet';
  /** The dialog's button; by default like the first one. */
  readonly confirmLook?: 'primary' | 'danger';
  readonly small?: boolean;
  readonly saving: Saving;
  readonly onOpen?: () => void;
  readonly onConfirm: (reason: string, close: () => void) => void;
}

/** A button that says what follows, and asks for a reason, before it writes. */
export function ReviewedAction({
  action,
  confirm = action,
  look = 'primary',
  confirmLook = look === 'danger' ? 'danger' : 'primary',
  small = false,
  saving: { busy, refusal, forgetRefusal, reload },
  onOpen,
  onConfirm,
  ...content
}: ReviewedActionProps) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button
        look={look}
        small={small}
        onClick={() => {
          forgetRefusal();
          onOpen?.();
          setAsking(true);
        }}
      >
        {action}
      </Button>
      <ReviewDialog
        {...content}
        open={asking}
        confirm={confirm}
        look={confirmLook}
        busy={busy}
        refusal={refusal}
        onConfirm={(reason) => onConfirm(reason, close)}
        onClose={close}
        onReload={reload}
      />
    </>
  );
}
