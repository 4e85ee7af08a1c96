import { graphql, useFragment } from 'react-relay/hooks';
import type { useProgramChoices_programs$key } from '../../../../../codegen/relay/useProgramChoices_programs.graphql.ts';

export interface ProgramChoice {
  readonly id: string;
  readonly name: string;
}

/** The programs that a reward can be kept for. */
export function useProgramChoices(key: useProgramChoices_programs$key): readonly ProgramChoice[] {
  const { edges } = useFragment(
    graphql`
      fragment useProgramChoices_programs on ProgramConnection {
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
  return edges.map(({ node }) => node);
}
