import { useId } from 'react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export interface ExplainProps {
  readonly title: ReactNode;
  /** The tappable content. */
  readonly opener: ReactNode;
  readonly children: ReactNode;
}

/**
 * How a number came about: a sheet over the page, made of the browser's own popover, so that it opens before
 * the app has woken up and closes by Escape or a tap beside it.
 */
export function Explain({ title, opener, children }: ExplainProps) {
  const id = useId();
  const titleId = `${id}t`;
  return (
    <>
      <button type="button" className="explain" popoverTarget={id}>
        {opener}
      </button>
      <div id={id} popover="auto" className="sheet" role="dialog" aria-labelledby={titleId}>
        <div className="stack">
          <h2 id={titleId}>{title}</h2>
          {children}
          <button
            type="button"
            className="button button-secondary button-wide"
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <FormattedMessage id="ui.explain.close" />
          </button>
        </div>
      </div>
    </>
  );
}
