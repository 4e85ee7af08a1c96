import { useState } from 'react';
import { useIntl } from 'react-intl';
import { utilityAddress } from '../../../domain/signup/utilityAddress.ts';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useApp } from '../../platform/screen/app.ts';

export interface Credentials {
  readonly account: string;
  readonly password: string;
}

export interface ConnectUse {
  readonly busy: boolean;
  /** What is wrong, by field, of the last attempt. */
  readonly faults: Readonly<Record<string, string>>;
  /** Goes to the partner's log-in, or connects by account and password. Resolves to whether the devices are connected now. */
  connect(partner: { readonly id: string; readonly title: string }, credentials?: Credentials): Promise<boolean>;
}

/** Connecting a partner's devices (DEV-12). The partner's page brings the browser back to the list. */
export function useConnect(): ConnectUse {
  const intl = useIntl();
  const app = useApp();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  return {
    busy,
    faults,
    async connect({ id, title }, credentials) {
      setBusy(true);
      setFaults({});
      const outcome = await app.rest.act('/device/connect', { body: { connection_config_id: id, ...credentials } });
      setBusy(false);
      if (outcome.kind === 'failed') {
        setFaults(outcome.failure.fields ?? {});
        return false;
      }
      const { auth_url: wanted } = outcome.data;
      if (wanted === null) {
        app.flashes.show({ type: 'success', text: intl.formatMessage({ id: 'devices.connected' }, { partner: title }) });
        void refreshSubjects(app, ['devices', 'events', 'messages']);
        return true;
      }
      const address = utilityAddress(wanted);
      if (address === null) app.flashes.show({ type: 'error', text: intl.formatMessage({ id: 'devices.connect.noWay' }, { partner: title }) });
      else app.navigator.leave(address);
      return false;
    },
  };
}
