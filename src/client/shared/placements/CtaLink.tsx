import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../ui/Button.tsx';
import type { ButtonLook } from '../../ui/Button.tsx';
import { ExternalIcon } from '../../ui/icons/controlIcons.tsx';
import { isOwnPath, isSafeLink } from '../../../domain/placements/safeUrl.ts';
import type { Placement } from './usePlacement.ts';

/** The four looks; `INLINE` is a link in the text. */
const LOOKS: Readonly<Record<string, ButtonLook>> = {
  PRIMARY: 'primary',
  SECONDARY: 'secondary',
  TERTIARY: 'quiet',
};

/** A button or link of a placement. An address that is neither ours nor on the web is not shown. */
export function CtaLink({ cta }: { readonly cta: Placement['ctas'][number] }) {
  const look = LOOKS[cta.level];
  const className = look === undefined ? undefined : buttonClass({ look, small: true });
  return (
    <Target url={cta.url} className={className}>
      <span className={look === undefined ? undefined : 'button-text'}>{cta.label}</span>
    </Target>
  );
}

function Target({
  url,
  className,
  children,
}: {
  readonly url: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}) {
  if (isOwnPath(url)) {
    return (
      <Link to={url} className={className}>
        {children}
      </Link>
    );
  }
  if (!isSafeLink(url)) return null;
  return (
    <a href={url} className={className} rel="noreferrer">
      {children}
      {className !== undefined && <ExternalIcon size={16} />}
    </a>
  );
}
