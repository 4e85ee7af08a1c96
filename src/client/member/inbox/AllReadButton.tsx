import { FormattedMessage, useIntl } from 'react-intl';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { unreadCount } from '../../shared/inbox/unreadCount.ts';
import { Button } from '../../ui/Button.tsx';

/** Marks every message as read; absent where none is new. `onDone` takes the focus, since the button then goes. */
export function AllReadButton({ onDone }: { readonly onDone: () => void }) {
  const intl = useIntl();
  const app = useApp();
  const { busy, write } = useRestWrite();
  const count = useRestQuery(unreadCount(app)).data?.unread ?? 0;
  if (count === 0) return null;
  return (
    <Button
      look="quiet"
      small
      busy={busy}
      onClick={() =>
        void write(() => app.rest.act('/api/v2/inbox/opened/all'), {
          changes: ['messages'],
          done: () => intl.formatMessage({ id: 'inbox.allReadDone' }),
          onSaved: onDone,
        })
      }
    >
      <FormattedMessage id="inbox.allRead" />
    </Button>
  );
}
