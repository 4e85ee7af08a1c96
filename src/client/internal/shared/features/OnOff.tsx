import { FormattedMessage } from 'react-intl';
import { Badge } from '../../../ui/Badge.tsx';

/** On or off, in words. */
export function OnOff({ isOn }: { readonly isOn: boolean }) {
  return (
    <Badge tone={isOn ? 'saved' : 'plain'}>
      <FormattedMessage id={isOn ? 'internalFeatures.on' : 'internalFeatures.off'} />
    </Badge>
  );
}
