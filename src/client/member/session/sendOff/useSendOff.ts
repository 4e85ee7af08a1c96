import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import type { useSendOffBeforeMutation } from '../../../../../codegen/relay/useSendOffBeforeMutation.graphql.ts';
import type { useSendOffCompleteMutation } from '../../../../../codegen/relay/useSendOffCompleteMutation.graphql.ts';

export interface SendOffUse {
  readonly busy: 'complete' | 'before' | null;
  /** Why it could not be recorded. */
  readonly refused: string | null;
  complete(programId: string): void;
  before(): void;
}

interface Payload {
  readonly __typename: string;
  readonly message?: string;
}

/** Records that the member is done at the thermostat's maker, then opens Home, which won't redirect there again (GQL-30, GQL-31). */
export function useSendOff(): SendOffUse {
  const app = useApp();
  const [refused, setRefused] = useState<string | null>(null);
  const [commitComplete, completing] = useMutation<useSendOffCompleteMutation>(graphql`
    mutation useSendOffCompleteMutation($input: MarkSendOffCompleteInput!) {
      markSendOffComplete(input: $input) {
        __typename
        ... on ThermostatSendOff {
          message
          session {
            hasPartnerAccountLinkingRedirect
          }
        }
        ... on Refusal {
          message
        }
      }
    }
  `);
  const [commitBefore, telling] = useMutation<useSendOffBeforeMutation>(graphql`
    mutation useSendOffBeforeMutation($input: MarkEnrollmentAlreadyDoneInput!) {
      markEnrollmentAlreadyDone(input: $input) {
        __typename
        ... on ThermostatSendOff {
          message
          session {
            hasPartnerAccountLinkingRedirect
          }
        }
        ... on Refusal {
          message
        }
      }
    }
  `);

  /** Both are recorded the same way. */
  function mark<Response>(payloadOf: (response: Response) => Payload) {
    setRefused(null);
    return {
      onCompleted(response: Response) {
        const { __typename, message = '' } = payloadOf(response);
        if (__typename !== 'ThermostatSendOff') return setRefused(message);
        app.flashes.show({ type: 'success', text: message });
        return app.navigator.go(paths.home());
      },
      // The error funnel has reported it.
      onError: () => undefined,
    };
  }

  return {
    busy: completing ? 'complete' : telling ? 'before' : null,
    refused,
    complete: (programId) =>
      void commitComplete({
        variables: { input: { programId } },
        ...mark<useSendOffCompleteMutation['response']>(({ markSendOffComplete }) => markSendOffComplete),
      }),
    before: () =>
      void commitBefore({
        variables: { input: {} },
        ...mark<useSendOffBeforeMutation['response']>(
          ({ markEnrollmentAlreadyDone }) => markEnrollmentAlreadyDone,
        ),
      }),
  };
}
