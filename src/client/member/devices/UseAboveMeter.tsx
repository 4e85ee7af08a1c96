import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { UseAboveMeter_usage$key } from '../../../../codegen/relay/UseAboveMeter_usage.graphql.ts';

/** A notice if the devices report more than their home can have used. */
export function UseAboveMeter({ usage }: { readonly usage: UseAboveMeter_usage$key }) {
  const { excess } = useFragment(
    graphql`
      fragment UseAboveMeter_usage on DeviceEnergyUsage {
        excess {
          reportedWattHours
          measuredWattHours
        }
      }
    `,
    usage,
  );
  const { energy } = useFormats();
  if (excess == null) return null;
  return (
    <Notice>
      <FormattedMessage
        id="devices.use.aboveMeter"
        values={{
          reported: energy(excess.reportedWattHours),
          measured: energy(excess.measuredWattHours),
        }}
      />
    </Notice>
  );
}
