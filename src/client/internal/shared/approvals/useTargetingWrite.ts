import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { Subject } from '../../../platform/cache/subjects.ts';
import { useApp } from '../../../platform/screen/app.ts';
import type { Payload } from '../../../platform/write/refusal.ts';
import { useRelayWrite, type RelayEffects, type RelayWrite } from '../../../platform/write/useRelayWrite.ts';

interface TargetingPayload extends Payload {
  /** Of `ApprovalNeeded`: why a colleague has to approve it. */
  readonly message?: string;
}

/** The payload of what was saved at once. */
type SavedAtOnce<Outcome> = Exclude<
  Outcome,
  { readonly __typename: 'Refusal' | 'ApprovalNeeded' | '%other' }
>;

interface TargetingEffects<Saved> extends RelayEffects<Saved> {
  /** It waits for a colleague's approval; the person has read so. */
  readonly onWaits?: () => void;
}

interface TargetingWrite<Mutation extends MutationParameters, Saved> extends Omit<
  RelayWrite<Mutation, Saved>,
  'write'
> {
  write(variables: Mutation['variables'], effects: TargetingEffects<Saved>): void;
}

/** `useRelayWrite` for a change of targeting: one for many members waits until a second person approves it. */
export function useTargetingWrite<Mutation extends MutationParameters, Outcome extends TargetingPayload>(
  mutation: GraphQLTaggedNode,
  pickPayload: (response: Mutation['response']) => Outcome,
  changes?: readonly Subject[],
): TargetingWrite<Mutation, SavedAtOnce<Outcome>> {
  const app = useApp();
  const { write, reload, ...state } = useRelayWrite<Mutation, Outcome>(mutation, pickPayload, changes);
  return {
    ...state,
    reload,
    write(variables, { done, onSaved, onRefused, onWaits }) {
      write(variables, {
        ...(onRefused === undefined ? {} : { onRefused }),
        onSaved(outcome) {
          const { __typename, message = '' }: TargetingPayload = outcome;
          if (__typename === 'ApprovalNeeded') {
            app.flashes.show({ type: 'info', text: message });
            reload();
            return onWaits?.();
          }
          const saved = outcome as SavedAtOnce<Outcome>;
          if (done !== undefined) app.flashes.show({ type: 'success', text: done(saved) });
          return onSaved?.(saved);
        },
      });
    },
  };
}
