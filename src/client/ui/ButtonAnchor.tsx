import type { AnchorHTMLAttributes } from 'react';
import { buttonClass } from './Button.tsx';
import type { Looks } from './Button.tsx';
import { ExternalIcon } from './icons/controlIcons.tsx';

export interface ButtonAnchorProps
  extends Looks, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'> {
  /** Shows an icon for an external link. */
  readonly outside?: boolean;
}

/** A link styled as a button, to something outside the app: another site, a file, an email. */
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
