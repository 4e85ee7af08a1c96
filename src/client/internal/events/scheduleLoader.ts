import { graphql } from 'react-relay/hooks';
import type { scheduleLoaderQuery as Query } from '../../../../codegen/relay/scheduleLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const scheduleLoaderQuery = graphql`
  query scheduleLoaderQuery {
    staff {
      programs(all: true) {
        ...ScheduleForm_programs
        ...StartNowForm_programs
      }
      eventTemplates(all: true) {
        ...TemplateSelect_templates
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { programs: await preloadQuery<Query>(request, scheduleLoaderQuery, {}) };
}
