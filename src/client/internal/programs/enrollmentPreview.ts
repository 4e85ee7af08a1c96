import { graphql } from 'react-relay/hooks';

/** Previews enrolling or moving members, without saving anything. */
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
