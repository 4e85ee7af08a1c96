import { graphql, useFragment } from 'react-relay/hooks';
import type {
  usePlacement_instance$data,
  usePlacement_instance$key,
} from '../../../../codegen/relay/usePlacement_instance.graphql.ts';

export interface PlacementFormProps {
  readonly instance: usePlacement_instance$key;
}

/** One piece of content (BAN-39): what an operator wrote, plain text only. Each place gives it its own form. */
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
          level
          ...CtaLink_cta
        }
      }
    `,
    instance,
  );
}

export type Placement = usePlacement_instance$data;
