import { paintSvg } from '../../domain/brands/paintSvg.ts';
import type { Theme, ThemeColours } from '../../domain/brands/theme.ts';
import type { Chart, Email } from './email.ts';

export interface EmailTheme {
  readonly productName: string;
  readonly theme: Theme;
  /** SVG that uses `currentColor` and `var(--c-<role>)`. */
  readonly icon: string;
  readonly homeLink: string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/**
 * Tables and inline styles, as mail programs need. No remote images, so opening an email can't be tracked. Dark
 * colors apply where `prefers-color-scheme` is supported. Some programs strip the inline logo, so the product's name
 * follows it as text.
 */
export function emailHtml(email: Email, look: EmailTheme): string {
  const { theme, productName } = look;
  const { light, dark, font, radius } = theme;
  const text = `font-family:${styleFont(font.body)};font-size:16px;line-height:1.5;color:${light.text};`;
  const small = `font-family:${styleFont(font.body)};font-size:14px;line-height:1.5;color:${light.textMuted};`;
  const footer =
    `margin:0 0 4px;font-family:${styleFont(font.body)};font-size:13px;line-height:1.5;` +
    `color:${light.textMuted};`;
  const paragraph = (content: string, style = text, role = 'text'): string =>
    `<p class="${role}" style="margin:0 0 16px;${style}">${content}</p>`;

  const body = [
    paragraph(escapeHtml(email.hello)),
    ...email.paragraphs.map((each) => paragraph(escapeHtml(each))),
    email.code === null ? '' : codeBox(email.code, light, radius.card),
    email.chart === null ? '' : chartTable(email.chart, light, text, small),
    email.button === null ? '' : buttonBox(email.button, light, font, radius.control),
    email.after === null ? '' : paragraph(escapeHtml(email.after), small, 'muted'),
    email.button === null ? '' : fallbackBox(email.button, small),
  ].join('\n');

  const heading = `font-family:${styleFont(font.heading)};font-weight:700;color:${light.text};`;
  const card = `background-color:${light.surface};border:1px solid ${light.line};border-radius:${radius.card}px;`;
  const logo =
    drawing(look.icon, light, 'light-only', '') + drawing(look.icon, dark, 'dark-only', 'display:none;');
  const footerLines = [
    ...email.footer.map(escapeHtml),
    ...(email.unsubscribe === null ? [] : [smallLink(email.unsubscribe)]),
  ];

  return `<!doctype html>
<html lang="${email.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(email.subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { color: inherit; }
.dark-only { display: none; }
@media (max-width: 480px) {
  .outer { padding: 12px 8px 24px !important; }
  .card { padding: 24px 20px !important; }
  .wide { width: 100% !important; }
  .wide a { display: block !important; text-align: center !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background-color: ${dark.ground} !important; }
  .card { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
  .text { color: ${dark.text} !important; }
  .muted { color: ${dark.textMuted} !important; }
  .button { background-color: ${dark.brand} !important; }
  .button a { color: ${dark.onBrand} !important; }
  .code { background-color: ${dark.brandSoft} !important; color: ${dark.onBrandSoft} !important; }
  .bar { background-color: ${dark.brand} !important; }
  .track { background-color: ${dark.brandSoft} !important; }
  .name { color: ${dark.text} !important; }
  .light-only { display: none !important; }
  .dark-only { display: inline-block !important; }
}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${light.ground};-webkit-text-size-adjust:100%;">
<div style="${UNSEEN}">${escapeHtml(email.preheader)}${'&#8199;&#847;'.repeat(60)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0"
  style="background-color:${light.ground};">
<tr><td class="outer" align="center" style="padding:24px 16px 32px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;">
<tr><td style="padding:0 4px 16px;text-align:left;">
<a class="name" href="${escapeHtml(look.homeLink)}"
  style="text-decoration:none;${heading}font-size:20px;line-height:32px;">${logo}${escapeHtml(productName)}</a>
</td></tr>
<tr><td class="card" style="padding:32px;${card}text-align:left;">
<h1 class="text"
  style="margin:0 0 16px;${heading}font-size:24px;line-height:1.25;">${escapeHtml(email.heading)}</h1>
${body}
</td></tr>
<tr><td style="padding:16px 4px 0;text-align:left;">
${footerLines.map((line) => `<p class="muted" style="${footer}">${line}</p>`).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The text that a mail program shows after the subject, and the email itself doesn't. */
const UNSEEN =
  'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:transparent;opacity:0;';

const smallLink = ({ link, label }: NonNullable<Email['unsubscribe']>): string =>
  `<a href="${escapeHtml(link)}" style="color:inherit;">${escapeHtml(label)}</a>`;

/** Double quotes would end the style attribute. */
function styleFont(stack: string): string {
  return stack.replaceAll('"', "'");
}

function drawing(icon: string, colours: ThemeColours, role: string, style: string): string {
  const painted = paintSvg(icon, colours).replace(
    '<svg ',
    `<svg class="${role}" width="32" height="32" aria-hidden="true" focusable="false" ` +
      `style="${style}vertical-align:middle;margin-right:10px;" `,
  );
  return painted.trim();
}

function codeBox(code: string, { brandSoft, onBrandSoft }: ThemeColours, radius: number): string {
  const style =
    `margin:0 0 16px;padding:16px;border-radius:${radius}px;` +
    `background-color:${brandSoft};color:${onBrandSoft};` +
    `font-family:ui-monospace,Menlo,Consolas,'Liberation Mono',monospace;font-size:32px;line-height:1.2;` +
    `email-spacing:6px;text-align:center;font-weight:700;`;
  return `<p class="code" style="${style}">${escapeHtml(code)}</p>`;
}

/** Table cells with percentage widths: every mail program draws them, and screen readers read one table. */
function chartTable(
  { caption, rows }: Chart,
  { brand, brandSoft }: ThemeColours,
  text: string,
  small: string,
): string {
  const cell = 'padding:4px 0;text-align:left;font-weight:400;white-space:nowrap;vertical-align:middle;';
  const thin = 'height:16px;line-height:16px;font-size:1px;';
  const bar = (share: number): string =>
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="track" ` +
    `style="background-color:${brandSoft};border-radius:4px;"><tr>` +
    (share === 0
      ? ''
      : `<td class="bar" width="${share}%" ` +
        `style="background-color:${brand};border-radius:4px;${thin}">&nbsp;</td>`) +
    (share === 100 ? '' : `<td width="${100 - share}%" style="${thin}">&nbsp;</td>`) +
    '</tr></table>';
  // Text in place of an amount spans the bar's column; otherwise it would squeeze every bar.
  const values = (amount: string, share: number | null): string =>
    share === null
      ? `<td colspan="2" class="muted" style="${small}${cell}text-align:right;">${escapeHtml(amount)}</td>`
      : `<td aria-hidden="true" width="100%" style="padding:4px 12px;vertical-align:middle;">${bar(share)}</td>` +
        `<td class="text" style="${text}${cell}font-size:15px;text-align:right;">${escapeHtml(amount)}</td>`;
  const row = ({ label, amount, share }: Chart['rows'][number]): string =>
    `<tr><th scope="row" class="text" style="${text}${cell}font-size:15px;">${escapeHtml(label)}</th>${values(amount, share)}</tr>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;">
<caption class="muted" style="${small}text-align:left;padding:0 0 4px;">${escapeHtml(caption)}</caption>
${rows.map(row).join('\n')}
</table>`;
}

function buttonBox(
  { label, link }: NonNullable<Email['button']>,
  { brand, onBrand }: ThemeColours,
  font: Theme['font'],
  radius: number,
): string {
  const style =
    `display:inline-block;padding:14px 24px;font-family:${styleFont(font.body)};font-size:16px;` +
    `line-height:20px;font-weight:600;color:${onBrand};text-decoration:none;border-radius:${radius}px;`;
  return `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0"
  style="margin:8px 0 24px;">
<tr><td class="button" style="border-radius:${radius}px;background-color:${brand};">
<a href="${escapeHtml(link)}" style="${style}">${escapeHtml(label)}</a>
</td></tr>
</table>`;
}

function fallbackBox({ link, fallback, rules }: NonNullable<Email['button']>, small: string): string {
  const rule =
    rules === null ? '' : `<p class="muted" style="margin:0 0 16px;${small}">${escapeHtml(rules)}</p>\n`;
  const address = `<a href="${escapeHtml(link)}" style="color:inherit;word-break:break-all;">${escapeHtml(link)}</a>`;
  return `${rule}<p class="muted" style="margin:0;${small}">${escapeHtml(fallback)}<br>${address}</p>`;
}
