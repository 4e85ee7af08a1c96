import { graphql } from 'react-relay/hooks';

/** What an event would do; nothing is saved by asking. */
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
      }
    }
  }
`;
