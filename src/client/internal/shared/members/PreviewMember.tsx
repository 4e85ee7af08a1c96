import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApp } from '../../../platform/screen/app.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useRestWrite } from '../../../platform/write/useRestWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DateTimeField } from '../form/dateFields.tsx';
import { ReviewForm } from '../review/ReviewDialog.tsx';
import { readInstant } from '../values/staffTimes.ts';

/** Opens the app as a member sees it, now or at a later instant, for staff with the key. */
export function PreviewMember({ memberId, name }: { readonly memberId: string; readonly name: string }) {
  const intl = useIntl();
  const { rest, zone, navigator } = useApp();
  const { visitor } = useSession();
  const [asking, setAsking] = useState(false);
  const [at, setAt] = useState('');
  const { busy, faults, write } = useRestWrite();
  if (!visitor.roleKeys.includes('internal_experience_manager_view')) return null;
  const text = (id: string) => intl.formatMessage({ id: `internal.preview.${id}` }, { name });
  const instant = at === '' ? null : readInstant(at, zone);
  const close = () => setAsking(false);
  return (
    <>
      <Button look="secondary" small onClick={() => setAsking(true)}>
        {text('open')}
      </Button>
      <Dialog open={asking} onClose={close} title={text('title')}>
        <ReviewForm
          effects={[
            <FormattedMessage key="read" id="internal.preview.effect" />,
            <FormattedMessage key="ends" id="internal.preview.ends" />,
          ]}
          confirm={text('open')}
          busy={busy}
          refusal={null}
          onConfirm={(reason) => {
            if (at !== '' && instant === null) return;
            void write(
              () =>
                rest.act(
                  '/api/internal/preview',
                  { body: { member: memberId, reason, ...(instant === null ? {} : { at: instant }) } },
                  { fieldsShown: ['at'] },
                ),
              // The whole app begins again, as the member's.
              { onSaved: () => navigator.leave('/') },
            );
          }}
          onClose={close}
          onReload={close}
        >
          <DateTimeField
            label={text('at')}
            hint={text('atHint')}
            error={at !== '' && instant === null ? text('atFault') : faults['at']}
            value={at}
            onChange={setAt}
          />
        </ReviewForm>
      </Dialog>
    </>
  );
}
