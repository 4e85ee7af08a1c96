import { useState } from 'react';
import { useMutation } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { refreshSubjects } from '../cache/refresh.ts';
import type { Subject } from '../cache/subjects.ts';
import { useApp } from '../screen/app.ts';
import { refusalIn } from './refusal.ts';
import type { Payload, Refusal } from './refusal.ts';

export interface RelayEffects<Saved> {
  /** The message to flash. */
  readonly done?: (saved: Saved) => string;
  readonly onSaved?: (saved: Saved) => void;
  readonly onRefused?: (refusal: Refusal) => void;
}

export interface RelayWrite<Mutation extends MutationParameters, Saved> {
  readonly busy: boolean;
  /** Why the last write was refused. */
  readonly refusal: Refusal | null;
  forgetRefusal(): void;
  /** A failed call shows a flash and leaves `refusal` unchanged. */
  write(variables: Mutation['variables'], effects: RelayEffects<Saved>): void;
  /** Refetches everything that the screen shows. */
  reload(): void;
}

/** The payload without its refusals. */
type SavedOf<Response> = Exclude<Response, { readonly __typename: 'Refusal' | '%other' }>;

/**
 * `useRestWrite` for a mutation whose payload is the saved data or a `Refusal`. What shows the subjects in `changes` is
 * refetched, and so is the open screen; without them only what the mutation returns is updated.
 */
export function useRelayWrite<Mutation extends MutationParameters, Outcome extends Payload>(
  mutation: GraphQLTaggedNode,
  pickPayload: (response: Mutation['response']) => Outcome,
  changes?: readonly Subject[],
): RelayWrite<Mutation, SavedOf<Outcome>> {
  const app = useApp();
  const [commit, busy] = useMutation<Mutation>(mutation);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  return {
    busy,
    refusal,
    forgetRefusal: () => setRefusal(null),
    reload: () => void refreshSubjects(app, changes ?? []),
    write(variables, { done, onSaved, onRefused }) {
      setRefusal(null);
      commit({
        variables,
        onCompleted(response) {
          const payload = pickPayload(response);
          const refused = refusalIn(payload);
          if (refused !== null) {
            setRefusal(refused);
            return onRefused?.(refused);
          }
          const saved = payload as SavedOf<Outcome>;
          if (changes !== undefined) void refreshSubjects(app, changes);
          if (done !== undefined) app.flashes.show({ type: 'success', text: done(saved) });
          return onSaved?.(saved);
        },
        // The error funnel has reported it.
        onError: () => undefined,
      });
    },
  };
}
