import { FormattedMessage } from 'react-intl';

interface HelpfulShareProps {
  readonly helpfulCount: number;
  readonly unhelpfulCount: number;
}

/** How many in a hundred found an article helpful, and of how many. */
export function HelpfulShare({ helpfulCount, unhelpfulCount }: HelpfulShareProps) {
  const count = helpfulCount + unhelpfulCount;
  return count === 0 ? (
    <span className="muted">
      <FormattedMessage id="internalHelp.helpful.none" />
    </span>
  ) : (
    <FormattedMessage id="internalHelp.helpful.share" values={{ share: helpfulCount / count, count }} />
  );
}
