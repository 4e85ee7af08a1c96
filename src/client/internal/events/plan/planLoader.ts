import { graphql } from 'react-relay/hooks';
import type { planLoaderQuery as Query } from '../../../../../codegen/relay/planLoaderQuery.graphql.ts';
import { preloadQuery } from '../../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../../platform/screen/screen.ts';

export const planLoaderQuery = graphql`
  query planLoaderQuery {
    staff {
      programs(all: true) {
        ...PlanForm_programs
      }
      eventTemplates(all: true) {
        ...TemplateSelect_templates
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { programs: await preloadQuery<Query>(request, planLoaderQuery, {}) };
}
