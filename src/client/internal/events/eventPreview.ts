import { graphql } from 'react-relay/hooks';

/** Previews what an event would do, without saving anything. */
export const eventPreviewQuery = graphql`
  query eventPreviewQuery($input: EventPreviewInput!) {
    staff {
      eventPreview(input: $input) {
        ...PreviewResult_preview
        faults {
          field
          message
        }
        membersAsked
        homesElsewhere
      }
    }
  }
`;
