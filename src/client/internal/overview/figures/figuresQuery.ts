import { graphql } from 'react-relay/hooks';

export const figuresQuery = graphql`
  query figuresQuery($weeks: Int!) {
    staff {
      figures(weeks: $weeks) {
        funnel {
          ...Funnel_weeks
        }
        connections {
          ...Connections_counts
        }
        movement {
          ...Movement_weeks
        }
        events {
          ...EventFigures_events
        }
        messages {
          ...Deliverability_weeks
        }
      }
    }
  }
`;

export const WEEK_CHOICES = [4, 12, 26, 52] as const;
const USUAL = 12;

/** The weeks in the address; 12 without. */
export function parseWeeks(text: string | null): number {
  return WEEK_CHOICES.find((weeks) => String(weeks) === text) ?? USUAL;
}
