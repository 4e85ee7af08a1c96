import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { appQueries } from '../../platform/cache/queries.ts';
import type { Device } from '../../../../codegen/rest/types.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite } from '../../platform/write/useRestWrite.ts';
import type { Outcome } from '../../platform/transport/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { LazyDialog } from '../../shared/dialog/LazyDialog.tsx';
import { opensDialog } from '../../shared/dialog/opensDialog.ts';
import { TrashIcon } from '../../ui/icons/toolIcons.tsx';
import { deviceState } from './deviceQueries.ts';

type What = 'device' | 'partner';

/** Removes the device, or all devices of its partner, after a confirmation. */
export function RemoveDevice({ device, partner }: { readonly device: Device; readonly partner: string }) {
  const intl = useIntl();
  const app = useApp();
  const [asked, setAsked] = useState<What | null>(null);
  const { busy, write } = useRestWrite();
  const values = { name: device.display_name, partner };

  async function remove(what: What) {
    const send = (): Promise<Outcome<unknown>> =>
      what === 'device'
        ? app.rest.act('/device/remove', { body: { device_id: device.device_id } })
        : app.rest.act('/device/disconnect', { body: { connection_id: device.connection_id } });
    await write(send, {
      changes: ['devices', 'events', 'messages'],
      done: () => intl.formatMessage({ id: `devices.removed.${what}` }, values),
      async onSaved() {
        setAsked(null);
        // Leaves the page first, because its query would refetch the removed device.
        await app.navigator.arrive(paths.devices());
        appQueries(app).removeQueries({ queryKey: deviceState(app, device.device_id).queryKey });
      },
      onFailed: () => setAsked(null),
    });
  }

  return (
    <div className="row">
      <Button
        look="secondary"
        icon={<TrashIcon size={20} />}
        {...opensDialog}
        onClick={() => setAsked('device')}
      >
        <FormattedMessage id="devices.remove.device" />
      </Button>
      <Button look="quiet" {...opensDialog} onClick={() => setAsked('partner')}>
        <FormattedMessage id="devices.remove.partner" values={values} />
      </Button>
      <LazyDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={<FormattedMessage id={`devices.remove.${asked ?? 'device'}.title`} values={values} />}
        actions={
          <>
            <Button look="danger" busy={busy} onClick={() => void (asked !== null && remove(asked))}>
              <FormattedMessage id={`devices.remove.${asked ?? 'device'}.yes`} values={values} />
            </Button>
            <Button look="quiet" onClick={() => setAsked(null)}>
              <FormattedMessage id="devices.cancel" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage id={`devices.remove.${asked ?? 'device'}.text`} values={values} />
        </p>
      </LazyDialog>
    </div>
  );
}
