import { graphql } from 'react-relay/hooks';

/** What a plan would schedule; nothing is saved. */
export const eventPlanPreviewQuery = graphql`
  query eventPlanPreviewQuery($input: EventPlanInput!) {
    staff {
      eventPlan(input: $input) {
        program {
          id
          name
          timeZone
        }
        membersAsked
        kilowatts
        groups {
          number
          startAt
          endAt
          membersAsked
          kilowatts
        }
        intervals {
          startAt
          endAt
          kilowatts
        }
        events {
          date
          startAt
          endAt
          lastEndAt
          isHoliday
          homesElsewhere
          faults {
            message
          }
        }
      }
    }
  }
`;
