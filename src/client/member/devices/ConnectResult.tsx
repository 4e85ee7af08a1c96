import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useApp } from '../../platform/screen/app.ts';
import { Notice } from '../../ui/Notice.tsx';
import { connectionList } from './deviceQueries.ts';

/** The result of a partner's log-in, from the return URL. */
export function ConnectResult() {
  const app = useApp();
  const [search] = useSearchParams();
  const { data } = useRestQuery(connectionList(app));
  const result = search.get('result');
  const connected = data?.connections.find(({ connection_config_id: id }) => id === search.get('connected'));
  if (connected !== undefined) {
    return (
      <Notice tone="saved" role="status">
        <p>
          <FormattedMessage
            id="devices.result.connected"
            values={{ partner: connected.title, count: connected.device_count }}
          />
        </p>
      </Notice>
    );
  }
  if (result !== 'denied' && result !== 'failed') return null;
  return (
    <Notice tone="warn" role="alert">
      <p>
        <FormattedMessage id={`devices.result.${result}`} />
      </p>
    </Notice>
  );
}
