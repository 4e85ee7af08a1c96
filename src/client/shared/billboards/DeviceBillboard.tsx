import { FormattedMessage } from 'react-intl';
import { paths } from '../../platform/navigation/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Billboard, type BillboardProps } from './Billboard.tsx';

/** BAN-14 to BAN-16. */
export function DeviceBillboard(props: Omit<BillboardProps, 'name' | 'children'>) {
  return (
    <Billboard {...props} name="device">
      <ButtonLink to={paths.addDevice()} look="secondary" small>
        <FormattedMessage id="billboards.device.link" />
      </ButtonLink>
    </Billboard>
  );
}
