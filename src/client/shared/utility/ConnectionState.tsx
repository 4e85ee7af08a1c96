import { ConnectionActions } from './ConnectionActions.tsx';
import { ConnectionSentence } from './ConnectionSentence.tsx';
import type { ConnectionSummary } from './connectionSummary.ts';

/** The connection in plain words, with everything that can be done about it. */
export function ConnectionState({ connection }: { readonly connection: ConnectionSummary }) {
  const { actions, turn } = connection;
  return (
    <div className="stack">
      <ConnectionSentence connection={connection} />
      {actions.length > 0 && (
        <div className="row">
          <ConnectionActions actions={actions} leading={turn === 'MEMBER'} small />
        </div>
      )}
    </div>
  );
}
