import { FormattedMessage } from 'react-intl';
import { Badge } from '../../ui/Badge.tsx';

export function ActiveBadge({ active }: { readonly active: boolean }) {
  return (
    <Badge tone={active ? 'saved' : 'plain'}>
      <FormattedMessage
        id={active ? 'internalPrograms.program.active' : 'internalPrograms.program.inactive'}
      />
    </Badge>
  );
}
