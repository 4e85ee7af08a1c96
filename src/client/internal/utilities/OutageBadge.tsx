import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OutageBadge_utility$key } from '../../../../codegen/relay/OutageBadge_utility.graphql.ts';
import { Badge } from '../../ui/Badge.tsx';

export function OutageBadge({ utility: key }: { readonly utility: OutageBadge_utility$key }) {
  const { inOutage } = useFragment(
    graphql`
      fragment OutageBadge_utility on Utility {
        inOutage
      }
    `,
    key,
  );
  return (
    <Badge tone={inOutage ? 'warn' : 'saved'}>
      <FormattedMessage id={inOutage ? 'internalPrograms.outage.on' : 'internalPrograms.outage.off'} />
    </Badge>
  );
}
