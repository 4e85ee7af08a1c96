import { graphql } from 'react-relay/hooks';
import type { alertRulesLoaderQuery as Query } from '../../../../codegen/relay/alertRulesLoaderQuery.graphql.ts';
import { preloadQuery } from '../../platform/screen/preload.ts';
import type { ScreenRequest } from '../../platform/screen/screen.ts';

export const alertRulesLoaderQuery = graphql`
  query alertRulesLoaderQuery {
    staff {
      alertRules {
        rule
        isSystem
        mayChange
        isOn
        threshold
        unit
        isUpward
        emails
        webhookUrl
        ...ChangeAlertRule_rule
      }
    }
  }
`;

export async function loader(request: ScreenRequest) {
  return { rules: await preloadQuery<Query>(request, alertRulesLoaderQuery, {}) };
}
