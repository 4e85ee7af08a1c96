import { graphql } from 'react-relay/hooks';
import type { templateLoaderQuery as Query } from '../../../../../codegen/relay/templateLoaderQuery.graphql.ts';
import { preloadQuery } from '../../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../../platform/screen/screen.ts';

export const templateLoaderQuery = graphql`
  query templateLoaderQuery($id: ID!) {
    staff {
      programs(all: true) {
        ...TemplateForm_programs
      }
      eventTemplate(id: $id) {
        ...TemplatePage_template
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return {
    template: await preloadQuery<Query>(request, templateLoaderQuery, { id: request.params['id'] ?? '' }),
  };
}
