import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProgramFilter_programs$key } from '../../../../codegen/relay/ProgramFilter_programs.graphql.ts';
import { FilterSelect } from '../shared/FilterSelect.tsx';
import { useListView } from '../shared/useListView.ts';

export function ProgramFilter({ programs: key }: { readonly programs: ProgramFilter_programs$key }) {
  const intl = useIntl();
  const view = useListView();
  const { edges } = useFragment(
    graphql`
      fragment ProgramFilter_programs on ProgramConnection {
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
      label={intl.formatMessage({ id: 'internalEvents.field.program' })}
      all={intl.formatMessage({ id: 'internalEvents.filter.allPrograms' })}
      value={view.query.get('program') ?? ''}
      options={edges.map(({ node }) => ({ value: node.id, label: node.name }))}
      onChange={(program) => view.set({ program })}
    />
  );
}
