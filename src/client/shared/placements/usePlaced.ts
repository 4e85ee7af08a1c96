import { graphql, useFragment } from 'react-relay/hooks';
import type {
  usePlaced_placements$data,
  usePlaced_placements$key,
} from '../../../../codegen/relay/usePlaced_placements.graphql.ts';

type Place = usePlaced_placements$data[number];

/** What operators placed on a screen, in their order. */
export function usePlaced(
  placements: usePlaced_placements$key,
): readonly { readonly name: Place['name']; readonly instance: Place['instances'][number] }[] {
  return useFragment(
    graphql`
      fragment usePlaced_placements on Placement @relay(plural: true) {
        name
        instances {
          id
          ctas {
            url
          }
          ...usePlacement_instance
        }
      }
    `,
    placements,
  ).flatMap(({ name, instances }) => instances.map((instance) => ({ name, instance })));
}
