import { FormattedMessage, useIntl } from 'react-intl';
import type { Device } from '../../../../codegen/rest/types.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { DeviceTypeIcon } from '../../shared/devices/DeviceTypeIcon.tsx';
import { useFormats } from '../../shared/format/useFormats.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ListItem, Tile } from '../../ui/List.tsx';
import { deviceWord } from './deviceWords.ts';
import { useTemperatures } from './useTemperatures.ts';

/** A device in the list: its current state, and whether it is excluded from events. */
export function DeviceRow({ device }: { readonly device: Device }) {
  const text = useDeviceText();
  const { device_id: id, device_type: type, display_name: name, trouble, opted_in: isIn, control } = device;
  return (
    <ListItem
      to={paths.device(id)}
      start={
        <Tile tone={trouble === null ? 'brand' : 'warn'}>
          <DeviceTypeIcon type={type} />
        </Tile>
      }
      title={name}
      detail={text(device)}
      end={
        control !== 'none' &&
        !isIn && (
          <Badge>
            <FormattedMessage id="devices.out" />
          </Badge>
        )
      }
    />
  );
}

/** What a device does now, in the member's language. */
export function useDeviceText(): (device: Parameters<typeof deviceWord>[0]) => string {
  const intl = useIntl();
  const { number } = useFormats();
  const { temperature } = useTemperatures();
  return (device) => {
    const { id, values, celsius = {} } = deviceWord(device);
    const texts = (figures: Readonly<Record<string, number>>, format: (figure: number) => string) =>
      Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, format(figure)]));
    return intl.formatMessage({ id }, { ...texts(values, number), ...texts(celsius, temperature) });
  };
}
