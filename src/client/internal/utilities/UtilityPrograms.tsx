import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { UtilityPrograms_programs$key } from '../../../../codegen/relay/UtilityPrograms_programs.graphql.ts';
import { staffPaths } from '../../platform/navigation/staffPaths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { List, ListItem } from '../../ui/List.tsx';
import { Panel } from '../shared/page/Panel.tsx';

export function UtilityPrograms({
  utilityId,
  programs: key,
}: {
  readonly utilityId: string;
  readonly programs: UtilityPrograms_programs$key;
}) {
  const { edges } = useFragment(
    graphql`
      fragment UtilityPrograms_programs on ProgramConnection {
        edges {
          node {
            id
            name
            active
            memberCount
          }
        }
      }
    `,
    key,
  );
  return (
    <Panel
      title={<FormattedMessage id="internal.nav.programs" />}
      aside={
        <ButtonLink to={staffPaths.internalNewProgram({ utility: utilityId })} look="quiet" small>
          <FormattedMessage id="internalPrograms.program.new" />
        </ButtonLink>
      }
    >
      {edges.length === 0 ? (
        <p className="muted small">
          <FormattedMessage id="internalPrograms.utility.noPrograms" />
        </p>
      ) : (
        <List>
          {edges.map(({ node }) => (
            <ListItem
              key={node.id}
              to={staffPaths.internalProgram(node.id)}
              title={node.name}
              detail={<FormattedMessage id="internalPrograms.members" values={{ count: node.memberCount }} />}
              end={
                !node.active && (
                  <Badge>
                    <FormattedMessage id="internalPrograms.program.inactive" />
                  </Badge>
                )
              }
            />
          ))}
        </List>
      )}
    </Panel>
  );
}
