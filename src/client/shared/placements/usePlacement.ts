import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type {
  usePlacement_instance$data,
  usePlacement_instance$key,
} from '../../../../codegen/relay/usePlacement_instance.graphql.ts';

/** One piece of content (BAN-39): what staff wrote, plain text only. Each place gives it its own form. */
export function usePlacement(instance: usePlacement_instance$key): usePlacement_instance$data {
  return useFragment(
    graphql`
      fragment usePlacement_instance on PlacementInstance {
        id
        title
        subtitle
        icon
        content
        imageUrl
        subtext
        ctas {
          label
          url
          level
        }
      }
    `,
    instance,
  );
}

/** What a form shows: content from the server, or what staff are writing. */
export type Placement = Omit<usePlacement_instance$data, ' $fragmentType'>;

export interface PlacementFormProps {
  readonly of: Placement;
  /** What it is worth to this member, in a few words. */
  readonly detail?: ReactNode;
}
