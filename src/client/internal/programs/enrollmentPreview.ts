import { graphql } from 'react-relay/hooks';

/** What enrolling or moving members would do; nothing is saved by asking. */
export const enrollmentPreviewQuery = graphql`
  query enrollmentPreviewQuery($input: EnrollmentPreviewInput!) {
    staff {
      enrollmentPreview(input: $input) {
        fault
        effects {
          member {
            id
          }
          fault
          comingEvents
          runningEvents
        }
      }
    }
  }
`;
