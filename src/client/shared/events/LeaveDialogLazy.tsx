import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button.tsx';
import { LazyDialog } from '../dialog/LazyDialog.tsx';
import type { EventView } from './eventView.ts';
import { useEventPhrases } from './useEventPhrases.ts';

export interface LeaveDialogProps {
  readonly event: EventView;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** Leaving a running event can't be undone, so it asks for confirmation and explains the consequences. */
export function LeaveDialogLazy({ event, onClose, onLeave }: LeaveDialogProps) {
  const { thisEvent } = useEventPhrases(event.type);
  const realTime = event.type === 'PARTICIPATION_REDUCTION_RT';
  return (
    <LazyDialog
      open
      onClose={onClose}
      title={<FormattedMessage id="events.leave.title" values={{ thisEvent }} />}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="events.leave.stay" />
          </Button>
          <Button look="danger" onClick={onLeave}>
            <FormattedMessage id="events.leave.go" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id={realTime ? 'events.leave.textRealTime' : 'events.leave.text'} />
        {realTime && event.leavingBreaksStreak && (
          <>
            {' '}
            <FormattedMessage id="events.leave.breaksStreak" />
          </>
        )}
      </p>
    </LazyDialog>
  );
}
