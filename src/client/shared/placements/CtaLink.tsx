import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { graphql, useFragment } from 'react-relay/hooks';
import { buttonClass } from '../../ui/Button.tsx';
import type { ButtonLook } from '../../ui/Button.tsx';
import { ExternalIcon } from '../../ui/icons/controlIcons.tsx';
import { isOwnPath, isSafeLink } from '../../../domain/placements/safeUrl.ts';
import type { CtaLink_cta$key } from '../../../../codegen/relay/CtaLink_cta.graphql.ts';

/** The four looks; `INLINE` is a link in the text. */
const LOOKS: Readonly<Record<string, ButtonLook>> = {
  PRIMARY: 'primary',
  SECONDARY: 'secondary',
  TERTIARY: 'quiet',
};

/** A button or link of a placement. An address that is neither ours nor on the web is not shown. */
export function CtaLink({ cta: key }: { readonly cta: CtaLink_cta$key }) {
  const cta = useFragment(
    graphql`
      fragment CtaLink_cta on PlacementCta {
        label
        url
        level
      }
    `,
    key,
  );
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
