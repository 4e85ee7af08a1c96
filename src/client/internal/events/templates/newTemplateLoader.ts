import { graphql } from 'react-relay/hooks';
import type { newTemplateLoaderQuery as Query } from '../../../../../codegen/relay/newTemplateLoaderQuery.graphql.ts';
import { preloadQuery } from '../../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../../platform/screen/screen.ts';

export const newTemplateLoaderQuery = graphql`
  query newTemplateLoaderQuery {
    staff {
      programs(all: true) {
        ...TemplateForm_programs
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { programs: await preloadQuery<Query>(request, newTemplateLoaderQuery, {}) };
}
