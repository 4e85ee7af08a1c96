import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../../platform/navigation/paths.ts';
import { Progress } from '../../../ui/Progress.tsx';
import { useDays } from './useDays.ts';
import styles from './late.module.css';
import type {
  LoadReport_viewer$data,
  LoadReport_viewer$key,
} from '../../../../../codegen/relay/LoadReport_viewer.graphql.ts';

type Report = NonNullable<LoadReport_viewer$data['deviceLoadReport']>;

/** DEV-16: the devices that used most and least. Empty when no device reports its usage. */
export function LoadReport({ viewer }: { readonly viewer: LoadReport_viewer$key }) {
  const titleId = useId();
  const days = useDays();
  const { deviceLoadReport: report } = useFragment(
    graphql`
      fragment LoadReport_viewer on Viewer {
        deviceLoadReport {
          reportStart
          reportEnd
          highUsageDevices {
            deviceId
            deviceName
            consumptionKWh
          }
          lowUsageDevices {
            deviceId
            deviceName
            consumptionKWh
          }
        }
      }
    `,
    viewer,
  );
  if (report == null) return null;
  const most = report.highUsageDevices[0]?.consumptionKWh ?? 0;
  return (
    <section className="card" aria-labelledby={titleId}>
      <div className="stack">
        <div className="stack stack-tight">
          <h2 id={titleId}>
            <FormattedMessage
              id="homeMore.load.title"
              values={{ device: report.highUsageDevices[0]?.deviceName }}
            />
          </h2>
          <p className="muted">
            <FormattedMessage id="homeMore.load.days" values={days(report.reportStart, report.reportEnd)} />
          </p>
        </div>
        <Devices which="high" devices={report.highUsageDevices} most={most} />
        {report.lowUsageDevices.length > 0 && (
          <Devices which="low" devices={report.lowUsageDevices} most={most} />
        )}
        <Link to={paths.devices()}>
          <FormattedMessage id="homeMore.load.look" />
        </Link>
      </div>
    </section>
  );
}

interface DevicesProps {
  readonly which: 'high' | 'low';
  readonly devices: Report['highUsageDevices'];
  readonly most: number;
}

function Devices({ which, devices, most }: DevicesProps) {
  const intl = useIntl();
  return (
    <div className="stack stack-tight">
      <h3>
        <FormattedMessage id={`homeMore.load.${which}`} />
      </h3>
      <ul className="stack stack-tight">
        {devices.map(({ deviceId, deviceName, consumptionKWh }) => {
          const use = intl.formatMessage({ id: 'homeMore.load.use' }, { use: consumptionKWh });
          return (
            <li key={deviceId}>
              <Link to={paths.device(deviceId)} className={styles['device']}>
                <span>{deviceName}</span>
                <span className="strong">{use}</span>
              </Link>
              <Progress
                value={most === 0 ? 0 : Math.min(1, consumptionKWh / most)}
                label={deviceName}
                valueText={use}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
