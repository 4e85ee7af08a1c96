import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { UtilityFilter_utilities$key } from '../../../../codegen/relay/UtilityFilter_utilities.graphql.ts';
import { FilterSelect } from '../shared/FilterSelect.tsx';
import { useListView } from '../shared/useListView.ts';

export function UtilityFilter({ utilities: key }: { readonly utilities: UtilityFilter_utilities$key }) {
  const intl = useIntl();
  const view = useListView();
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
    <FilterSelect
      label={intl.formatMessage({ id: 'internalCoverage.field.utility' })}
      all={intl.formatMessage({ id: 'internalCoverage.allUtilities' })}
      value={view.query.get('utility') ?? ''}
      options={edges.map(({ node }) => ({ value: node.id, label: node.name }))}
      onChange={(utility) => view.set({ utility })}
    />
  );
}
