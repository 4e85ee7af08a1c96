import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../../platform/navigation/paths.ts';
import { FoldRow } from '../../../ui/FoldRow.tsx';
import { ChartIcon } from '../../../ui/icons/objectIcons.tsx';
import { Progress } from '../../../ui/Progress.tsx';
import { useDays } from './useDays.ts';
import styles from './late.module.css';
import type {
  LoadReport_report$data,
  LoadReport_report$key,
} from '../../../../../codegen/relay/LoadReport_report.graphql.ts';

type Report = LoadReport_report$data;

/** DEV-16: the devices that used most and least. Empty when no device reports its usage. */
export function LoadReport({ report: key }: { readonly report: LoadReport_report$key }) {
  const days = useDays();
  const report = useFragment(
    graphql`
      fragment LoadReport_report on DeviceLoadReport {
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
    `,
    key,
  );
  const most = report.highUsageDevices[0]?.consumptionKWh ?? 0;
  return (
    <FoldRow
      icon={<ChartIcon />}
      detail={<FormattedMessage id="homeMore.load.use" values={{ use: most }} />}
      title={
        <FormattedMessage
          id="homeMore.load.title"
          values={{ device: report.highUsageDevices[0]?.deviceName }}
        />
      }
    >
      <div className="stack">
        <p className="muted">
          <FormattedMessage id="homeMore.load.days" values={days(report.reportStart, report.reportEnd)} />
        </p>
        <Devices which="high" devices={report.highUsageDevices} most={most} />
        {report.lowUsageDevices.length > 0 && (
          <Devices which="low" devices={report.lowUsageDevices} most={most} />
        )}
        <Link to={paths.devices()}>
          <FormattedMessage id="homeMore.load.look" />
        </Link>
      </div>
    </FoldRow>
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
      <h4>
        <FormattedMessage id={`homeMore.load.${which}`} />
      </h4>
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
