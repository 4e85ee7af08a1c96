import { FormattedMessage } from 'react-intl';
import { appQueries } from '../../platform/cache/queries.ts';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useAwake } from '../../platform/screen/useAwake.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { memberSettings } from '../settings/memberSettings.ts';

/** Before the first event that switches devices: explains what happens to them, once (EVT-25). */
export function HardwareNotice() {
  const app = useApp();
  const awake = useAwake();
  const { busy, write } = useRestWrite();
  const query = memberSettings(app);
  const { data: settings } = useRestQuery({ ...query, enabled: awake });
  if (settings?.hardware_dr_notice !== true) return null;

  const acknowledge = () =>
    write(() => app.rest.act('/user_ack_hardware_dr'), {
      changes: ['messages'],
      async onSaved() {
        // An answer still on its way was given before this one and would bring the notice back.
        await appQueries(app).cancelQueries({ queryKey: query.queryKey });
        appQueries(app).setQueryData(
          query.queryKey,
          (known) => known && { ...known, hardware_dr_notice: false },
        );
      },
    });

  const values = { events: app.brand.words.reductionEvent.many };
  return (
    <Card title={<FormattedMessage id="hardware.title" values={values} />} titleId="hardware-notice">
      <div className="stack">
        <p>
          <FormattedMessage id="hardware.text" values={values} />
        </p>
        <div className="row">
          <Button look="secondary" busy={busy} onClick={() => void acknowledge()}>
            <FormattedMessage id="hardware.acknowledge" />
          </Button>
        </div>
      </div>
    </Card>
  );
}
