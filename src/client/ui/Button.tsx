import { useContext, type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';
import { cx } from './cx.ts';
import { ReadOnly } from './readOnly.ts';
import { Spinner } from './Spinner.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface Looks {
  /** One `primary` on a screen: the one thing to do. */
  readonly look?: ButtonLook;
  readonly small?: boolean;
  /** As wide as its container. */
  readonly wide?: boolean;
  /** Before the text. */
  readonly icon?: ReactNode;
}

export interface ButtonProps
  extends Looks, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> {
  /** Keeps its size and its focus, shows a spinner, and takes no second press. */
  readonly busy?: boolean;
  /** It changes nothing, and so stays where everything is `ReadOnly`. */
  readonly reads?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  look,
  small,
  wide,
  icon,
  busy = false,
  reads = false,
  disabled = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const readOnly = useContext(ReadOnly) && !reads;
  return (
    <button
      {...rest}
      disabled={disabled || readOnly}
      type={busy ? 'button' : type}
      className={buttonClass({ look, small, wide })}
      aria-busy={busy || undefined}
      aria-disabled={rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {icon}
      <span className="button-text">{children}</span>
      {busy && <Spinner size={24} />}
    </button>
  );
}

export interface ButtonLinkProps
  extends
    Looks,
    Pick<LinkProps, 'to' | 'replace' | 'state' | 'reloadDocument' | 'prefetch' | 'onClick' | 'aria-label'> {
  readonly children: ReactNode;
}

/** A link styled as a button, to a page of the app. */
export function ButtonLink({ look, small, wide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ look, small, wide })}>
      {icon}
      <span className="button-text">{children}</span>
    </Link>
  );
}

/** For elements that must look like a button and are something else, such as an outside link. */
export function buttonClass({
  look = 'primary',
  small,
  wide,
}: {
  look?: ButtonLook | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
}): string {
  return cx('button', look !== 'primary' && `button-${look}`, small && 'button-small', wide && 'button-wide');
}

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'aria-label' | 'children'
> {
  /** The accessible name. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, icon, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className="icon-button" aria-label={label} title={label}>
      {icon}
    </button>
  );
}
