import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { UtilityFilter_utilities$key } from '../../../../codegen/relay/UtilityFilter_utilities.graphql.ts';
import { NamedFilter } from '../shared/list/NamedFilter.tsx';

export function UtilityFilter({ utilities: key }: { readonly utilities: UtilityFilter_utilities$key }) {
  const intl = useIntl();
  const { edges } = useFragment(
    graphql`
      fragment UtilityFilter_utilities on UtilityConnection {
        edges {
          node {
            id
            name
          }
        }
      }
    `,
    key,
  );
  return (
    <NamedFilter
      parameter="utility"
      label={intl.formatMessage({ id: 'internalCoverage.field.utility' })}
      all={intl.formatMessage({ id: 'internalCoverage.allUtilities' })}
      options={edges.map(({ node }) => ({ value: node.id, label: node.name }))}
    />
  );
}
