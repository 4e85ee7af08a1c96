import { FormattedMessage } from 'react-intl';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** Asks once for the age that the brand's prize rules demand. */
export function AgeQuestion({ age }: { readonly age: number }) {
  const app = useApp();
  const { busy, write } = useRestWrite();
  return (
    <Notice title={<FormattedMessage id="wheel.age.title" values={{ age }} />}>
      <p>
        <FormattedMessage id="wheel.age.text" />
      </p>
      <div className="row">
        <Button
          busy={busy}
          onClick={() =>
            void write(
              () =>
                app.rest.act('/api/v2/marketplace/reward/wheel/player', { body: { confirms_age: true } }, {}),
              { changes: ['wheel'] },
            )
          }
        >
          <FormattedMessage id="wheel.age.confirm" values={{ age }} />
        </Button>
      </div>
    </Notice>
  );
}
