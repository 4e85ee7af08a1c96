import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ProgramFilter_programs$key } from '../../../../codegen/relay/ProgramFilter_programs.graphql.ts';
import { NamedFilter } from '../shared/list/NamedFilter.tsx';

export function ProgramFilter({ programs: key }: { readonly programs: ProgramFilter_programs$key }) {
  const intl = useIntl();
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
    <NamedFilter
      parameter="program"
      label={intl.formatMessage({ id: 'internalEvents.field.program' })}
      all={intl.formatMessage({ id: 'internalEvents.filter.allPrograms' })}
      options={edges.map(({ node }) => ({ value: node.id, label: node.name }))}
    />
  );
}
