import type { ReactNode } from 'react';
import type { Tone } from './Badge.tsx';
import { cx } from './cx.ts';
import { CheckCircleIcon, ErrorIcon, InfoIcon, WarnIcon } from './icons/controlIcons.tsx';

export type NoticeTone = Exclude<Tone, 'brand'>;

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** `alert` when it appears because of something the member just did; otherwise leave it out. */
  readonly role?: 'alert' | 'status';
}

/** Important information, shown in context. */
export function Notice({ tone = 'plain', title, role, children }: NoticeProps) {
  return (
    <div className={cx('notice', tone !== 'plain' && `notice-${tone}`)} role={role}>
      <NoticeSign tone={tone} />
      <div>
        {title !== undefined && <p className="strong">{title}</p>}
        {children}
      </div>
    </div>
  );
}

function NoticeSign({ tone }: { readonly tone: NoticeTone }) {
  switch (tone) {
    case 'saved':
      return <CheckCircleIcon />;
    case 'warn':
      return <WarnIcon />;
    case 'error':
      return <ErrorIcon />;
    case 'plain':
      return <InfoIcon />;
  }
}
