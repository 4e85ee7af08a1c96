import { graphql } from 'react-relay/hooks';
import { paths } from '../../../platform/navigation/paths.ts';
import { useApp } from '../../../platform/screen/app.ts';
import { useRelayWrite } from '../../../platform/write/useRelayWrite.ts';
import type { useSendOffBeforeMutation } from '../../../../../codegen/relay/useSendOffBeforeMutation.graphql.ts';
import type { useSendOffCompleteMutation } from '../../../../../codegen/relay/useSendOffCompleteMutation.graphql.ts';

export interface SendOffUse {
  readonly busy: 'complete' | 'before' | null;
  /** Why it could not be recorded. */
  readonly refused: string | null;
  complete(programId: string): void;
  before(): void;
}

/** Records that the member is done at the thermostat's maker, then opens Home, which won't redirect there again (GQL-30, GQL-31). */
export function useSendOff(): SendOffUse {
  const app = useApp();
  const complete = useRelayWrite<
    useSendOffCompleteMutation,
    useSendOffCompleteMutation['response']['markSendOffComplete']
  >(
    graphql`
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
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ markSendOffComplete }) => markSendOffComplete,
  );
  const before = useRelayWrite<
    useSendOffBeforeMutation,
    useSendOffBeforeMutation['response']['markEnrollmentAlreadyDone']
  >(
    graphql`
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
            ...refusal_parts @alias(as: "refusal")
          }
        }
      }
    `,
    ({ markEnrollmentAlreadyDone }) => markEnrollmentAlreadyDone,
  );
  const effects = {
    done: ({ message }: { readonly message: string }) => message,
    onSaved: () => app.navigator.go(paths.home()),
  };

  return {
    busy: complete.busy ? 'complete' : before.busy ? 'before' : null,
    refused: (complete.refusal ?? before.refusal)?.message ?? null,
    complete(programId) {
      before.forgetRefusal();
      complete.write({ input: { programId } }, effects);
    },
    before() {
      complete.forgetRefusal();
      before.write({ input: {} }, effects);
    },
  };
}
