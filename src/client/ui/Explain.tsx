import { useId } from 'react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
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
  return (
    <>
      <ExplainButton sheet={id} className="explain">
        {opener}
      </ExplainButton>
      <ExplainSheet id={id} title={title}>
        {children}
      </ExplainSheet>
    </>
  );
}

/** Opens the sheet with this id, which may be elsewhere on the page and have several openers. */
export function ExplainButton({
  sheet,
  ...button
}: { readonly sheet: string } & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'popoverTarget'>) {
  return <button {...button} type="button" popoverTarget={sheet} />;
}

export function ExplainSheet({
  id,
  title,
  children,
}: Pick<ExplainProps, 'title' | 'children'> & { readonly id: string }) {
  const titleId = `${id}t`;
  return (
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
  );
}
