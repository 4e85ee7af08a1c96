import type { Locale } from '../../domain/brands/countries.ts';
import type { PreviewState } from '../platform/context.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { escapeHtml } from './escape.ts';

const STYLES = `
.preview-bar{position:sticky;top:0;z-index:2000;display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:center;padding:8px 16px;background:#4a1d6e;color:#fff;font:600 .9375rem/1.35 var(--font-body)}
.preview-bar p{margin:0}
.preview-bar button{min-height:40px;padding:0 20px;border:2px solid #fff;border-radius:999px;background:none;color:inherit;font:inherit;cursor:pointer}
.preview-bar button:hover{background:#fff;color:#4a1d6e}
.preview-bar button:focus-visible{outline:3px solid #fff;outline-offset:2px}`;

export interface PreviewBar {
  readonly styles: string;
  readonly html: string;
}

/** Always in sight while staff look at a member's app. Written by the server, so that members load nothing of it. */
export function previewBar(
  { memberName, at }: PreviewState,
  { locale, zone, apiPrefix }: { readonly locale: Locale; readonly zone: string; readonly apiPrefix: string },
): PreviewBar {
  const when =
    at === null
      ? null
      : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(at);
  const text = escapeHtml(
    inWords(
      locale,
      when === null
        ? say('preview.bar', { member: memberName })
        : say('preview.barAt', { member: memberName, at: when }),
    ),
  );
  const [label, leave] = [inWords(locale, say('preview.label')), inWords(locale, say('preview.leave'))];
  return {
    styles: STYLES,
    html:
      `<aside class="preview-bar" aria-label="${escapeHtml(label)}"><p>${text}</p>` +
      `<form method="post" action="${escapeHtml(apiPrefix)}/preview/leave"><button type="submit">${escapeHtml(leave)}</button></form></aside>`,
  };
}
