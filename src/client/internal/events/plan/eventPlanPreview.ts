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
        lowKilowatts
        highKilowatts
        groups {
          number
          startAt
          endAt
          membersAsked
          kilowatts
          lowKilowatts
          highKilowatts
        }
        intervals {
          startAt
          endAt
          kilowatts
          lowKilowatts
          highKilowatts
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
