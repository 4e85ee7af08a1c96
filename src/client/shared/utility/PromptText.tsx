import { FormattedMessage } from 'react-intl';
import { useConnectionWords } from './useConnectionWords.ts';
import { viewOf, type UtilityFacts } from './utilityFacts.ts';
import type { DuePrompt } from './utilityPrompt.ts';

/** The problem in a sentence; uses the connection's own text if there is one. */
export function PromptText({ due, facts }: { readonly due: DuePrompt; readonly facts: UtilityFacts }) {
  const words = useConnectionWords(facts.utility_info?.short_name);
  return (
    <p>
      <FormattedMessage id={textOf(due, facts)} values={words} />
    </p>
  );
}

function textOf(due: DuePrompt, facts: UtilityFacts): string {
  const { message } = viewOf(facts);
  if (due.kind === 'connect') return `connection.message.${message ?? 'connect'}`;
  switch (due.problem) {
    case 'meter':
      return 'connection.readings.long-missing';
    case 'enrollment':
      return message === null || message === 'pending'
        ? 'connection.prompt.enrollment'
        : `connection.message.${message}`;
    case 'substate':
    case 'eligibility':
      return message === null || message === 'pending'
        ? 'connection.prompt.eligibility'
        : `connection.message.${message}`;
  }
}
