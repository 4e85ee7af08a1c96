import { useIntl } from 'react-intl';
import { partnerAddress } from '../../../domain/navigation/partnerAddress.ts';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useRestWrite, type RestWrite } from '../../platform/write/useRestWrite.ts';

export interface Credentials {
  readonly account: string;
  readonly password: string;
}

export interface ConnectUse extends Pick<RestWrite, 'busy' | 'faults'> {
  /** Goes to the partner's log-in, or connects by account and password. Resolves to whether the devices are connected now. */
  connect(
    partner: { readonly id: string; readonly title: string },
    credentials?: Credentials,
  ): Promise<boolean>;
}

/** Connecting a partner's devices (DEV-12). The partner's page brings the browser back to the list. */
export function useConnect(): ConnectUse {
  const intl = useIntl();
  const app = useApp();
  const { busy, faults, write } = useRestWrite();
  return {
    busy,
    faults,
    async connect({ id, title }, credentials) {
      const answer = await write(() =>
        app.rest.act(
          '/device/connect',
          { body: { connection_config_id: id, ...credentials } },
          { fieldsShown: credentials === undefined ? [] : ['account', 'password'] },
        ),
      );
      if (answer === null) return false;
      const { auth_url: wanted } = answer;
      if (wanted === null) {
        app.flashes.show({
          type: 'success',
          text: intl.formatMessage({ id: 'devices.connected' }, { partner: title }),
        });
        void refreshSubjects(app, ['devices', 'events', 'messages']);
        return true;
      }
      const address = partnerAddress(wanted);
      if (address === null)
        app.flashes.show({
          type: 'error',
          text: intl.formatMessage({ id: 'devices.connect.noWay' }, { partner: title }),
        });
      else app.navigator.leave(address);
      return false;
    },
  };
}
