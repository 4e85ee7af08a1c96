import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { People } from '../../../../../codegen/rest/types.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useRestWrite } from '../../../platform/write/useRestWrite.ts';
import { Button } from '../../../ui/Button.tsx';
import { Sure } from './Sure.tsx';

/** For an invited person: whose home it is, and the way out. */
export function HomeOfAnother({ owner: { name, email } }: { readonly owner: People['owner'] }) {
  const app = useApp();
  const intl = useIntl();
  const { busy, write } = useRestWrite();
  const [isLeaving, setLeaving] = useState(false);
  const owner = name === '' ? email : name;

  async function leave() {
    const left = await write(() => app.rest.act('/api/account/people/leave', {}), {
      done: () => intl.formatMessage({ id: 'settings.people.left' }),
    });
    if (left !== null) app.navigator.go(paths.logout());
  }

  return (
    <div className="stack">
      <h2>
        <FormattedMessage id="settings.people.of" values={{ owner }} />
      </h2>
      <p>
        <FormattedMessage id="settings.people.ofText" values={{ owner }} />
      </p>
      {isLeaving ? (
        <Sure
          question={<FormattedMessage id="settings.people.sureLeave" values={{ owner }} />}
          busy={busy}
          yes={<FormattedMessage id="settings.people.leave" />}
          no={<FormattedMessage id="settings.people.stay" />}
          onYes={() => void leave()}
          onNo={() => setLeaving(false)}
        />
      ) : (
        <div className="row">
          <Button look="secondary" small onClick={() => setLeaving(true)}>
            <FormattedMessage id="settings.people.leave" />
          </Button>
        </div>
      )}
    </div>
  );
}
