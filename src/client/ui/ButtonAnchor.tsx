import type { AnchorHTMLAttributes } from 'react';
import { buttonClass } from './Button.tsx';
import type { Looks } from './Button.tsx';
import { ExternalIcon } from './icons/signs.tsx';

export interface ButtonAnchorProps
  extends Looks, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  /** Says by a sign that it leads out of the app. */
  readonly outside?: boolean;
}

/** Looks like a button and goes somewhere that is not a page of the app: another site, a file, a mail. */
export function ButtonAnchor({
  look,
  small,
  wide,
  icon,
  outside = false,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a {...rest} className={buttonClass({ look, small, wide })}>
      {icon}
      <span className="button-text">{children}</span>
      {outside && <ExternalIcon size={small === true ? 16 : 20} />}
    </a>
  );
}
