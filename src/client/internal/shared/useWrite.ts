import { useState } from 'react';
import { useMutation } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { refreshSubjects } from '../../platform/cache/refresh.ts';
import { useApp } from '../../platform/screen/app.ts';
import { refusalIn } from './refusal.ts';
import type { Outcome, Refusal } from './refusal.ts';

export interface Write<Mutation extends MutationParameters, Saved> {
  readonly busy: boolean;
  /** Why the last write was refused. */
  readonly refusal: Refusal | null;
  forgetRefusal(): void;
  /** A failed call shows a flash and leaves this state unchanged. */
  write(variables: Mutation['variables'], onSaved: (saved: Saved) => void): void;
  /** Refetches everything that the screen shows. */
  reload(): void;
}

/** The payload without its refusals. */
type SavedOf<Payload> = Exclude<Payload, { readonly __typename: 'Refusal' | '%other' }>;

/** A staff write: returns typed refusals, and refetches what is shown after a save. */
export function useWrite<Mutation extends MutationParameters, Payload extends Outcome>(
  mutation: GraphQLTaggedNode,
  payloadOf: (response: Mutation['response']) => Payload,
): Write<Mutation, SavedOf<Payload>> {
  const app = useApp();
  const [commit, busy] = useMutation<Mutation>(mutation);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // Members' pages in this tab show events as well.
  const reload = () => void refreshSubjects(app, ['events', 'settlement']);
  return {
    busy,
    refusal,
    forgetRefusal: () => setRefusal(null),
    reload,
    write(variables, onSaved) {
      setRefusal(null);
      commit({
        variables,
        onCompleted(response) {
          const payload = payloadOf(response);
          const refused = refusalIn(payload);
          if (refused !== null) return setRefusal(refused);
          reload();
          return onSaved(payload as SavedOf<Payload>);
        },
        // The error funnel has reported it.
        onError: () => undefined,
      });
    },
  };
}
