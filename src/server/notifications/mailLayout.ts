import { paintSvg } from '../../domain/brands/paintSvg.ts';
import type { Theme, ThemeColours } from '../../domain/brands/theme.ts';
import type { Chart, Letter } from './letter.ts';

/** The look of a brand's letters. */
export interface MailLook {
  readonly productName: string;
  readonly theme: Theme;
  /** The brand's drawing, painted by `currentColor` and `var(--c-<role>)`. */
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
export const html = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/**
 * A letter as mail programs want it: tables, styles on the elements, no picture from outside (nobody sees that it was
 * opened). Programs that know `prefers-color-scheme` get the theme's dark colours; programs that do not keep the light
 * ones. The drawing is inline, and simply absent where a program takes it out: the name stands beside it as text.
 */
export function mailHtml(letter: Letter, look: MailLook): string {
  const { theme, productName } = look;
  const { light, dark, font, radius } = theme;
  const text = `font-family:${fontOf(font.body)};font-size:16px;line-height:1.5;color:${light.text};`;
  const small = `font-family:${fontOf(font.body)};font-size:14px;line-height:1.5;color:${light.textMuted};`;
  const paragraph = (content: string, style = text, role = 'text'): string =>
    `<p class="${role}" style="margin:0 0 16px;${style}">${content}</p>`;

  const body = [
    paragraph(html(letter.hello)),
    ...letter.paragraphs.map((each) => paragraph(html(each))),
    letter.code === null ? '' : codeBox(letter.code, light, radius.card),
    letter.chart === null ? '' : chartTable(letter.chart, light, text, small),
    letter.button === null ? '' : buttonBox(letter.button, light, font, radius.control),
    letter.after === null ? '' : paragraph(html(letter.after), small, 'muted'),
    letter.button === null ? '' : fallbackBox(letter.button, small),
  ].join('\n');

  return `<!doctype html>
<html lang="${letter.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${html(letter.subject)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { color: inherit; }
.dark-only { display: none; }
@media (max-width: 480px) { .outer { padding: 12px 8px 24px !important; } .card { padding: 24px 20px !important; } .wide { width: 100% !important; } .wide a { display: block !important; text-align: center !important; } }
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
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:transparent;opacity:0;">${html(letter.preheader)}${'&#8199;&#847;'.repeat(60)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.ground};">
<tr><td class="outer" align="center" style="padding:24px 16px 32px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;">
<tr><td style="padding:0 4px 16px;text-align:left;">
<a class="name" href="${html(look.homeLink)}" style="text-decoration:none;font-family:${fontOf(font.heading)};font-size:20px;line-height:32px;font-weight:700;color:${light.text};">${drawing(look.icon, light, 'light-only', '')}${drawing(look.icon, dark, 'dark-only', 'display:none;')}${html(productName)}</a>
</td></tr>
<tr><td class="card" style="padding:32px;background-color:${light.surface};border:1px solid ${light.line};border-radius:${radius.card}px;text-align:left;">
<h1 class="text" style="margin:0 0 16px;font-family:${fontOf(font.heading)};font-size:24px;line-height:1.25;font-weight:700;color:${light.text};">${html(letter.heading)}</h1>
${body}
</td></tr>
<tr><td style="padding:16px 4px 0;text-align:left;">
${letter.footer.map((line) => `<p class="muted" style="margin:0 0 4px;font-family:${fontOf(font.body)};font-size:13px;line-height:1.5;color:${light.textMuted};">${html(line)}</p>`).join('\n')}
${letter.unsubscribe === null ? '' : `<p class="muted" style="margin:0 0 4px;font-family:${fontOf(font.body)};font-size:13px;line-height:1.5;color:${light.textMuted};"><a href="${html(letter.unsubscribe.link)}" style="color:inherit;">${html(letter.unsubscribe.label)}</a></p>`}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Inside a style attribute: double quotes would end it. */
function fontOf(stack: string): string {
  return stack.replaceAll('"', "'");
}

function drawing(icon: string, colours: ThemeColours, role: string, style: string): string {
  const painted = paintSvg(icon, colours).replace(
    '<svg ',
    `<svg class="${role}" width="32" height="32" aria-hidden="true" focusable="false" style="${style}vertical-align:middle;margin-right:10px;" `,
  );
  return painted.trim();
}

function codeBox(code: string, { brandSoft, onBrandSoft }: ThemeColours, radius: number): string {
  const style = `margin:0 0 16px;padding:16px;border-radius:${radius}px;background-color:${brandSoft};color:${onBrandSoft};font-family:ui-monospace,Menlo,Consolas,'Liberation Mono',monospace;font-size:32px;line-height:1.2;letter-spacing:6px;text-align:center;font-weight:700;`;
  return `<p class="code" style="${style}">${html(code)}</p>`;
}

/** Bars as cells of a share of the width: every mail program draws them, and the table reads as one. */
function chartTable(
  { caption, rows }: Chart,
  { brand, brandSoft }: ThemeColours,
  text: string,
  small: string,
): string {
  const cell = 'padding:4px 0;text-align:left;font-weight:400;white-space:nowrap;vertical-align:middle;';
  const bar = (share: number): string =>
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="track" style="background-color:${brandSoft};border-radius:4px;"><tr>` +
    (share === 0
      ? ''
      : `<td class="bar" width="${share}%" style="background-color:${brand};border-radius:4px;height:16px;line-height:16px;font-size:1px;">&nbsp;</td>`) +
    (share === 100
      ? ''
      : `<td width="${100 - share}%" style="height:16px;line-height:16px;font-size:1px;">&nbsp;</td>`) +
    '</tr></table>';
  // Words in place of an amount take the bar's room: they would press all bars together.
  const values = (amount: string, share: number | null): string =>
    share === null
      ? `<td colspan="2" class="muted" style="${small}${cell}text-align:right;">${html(amount)}</td>`
      : `<td aria-hidden="true" width="100%" style="padding:4px 12px;vertical-align:middle;">${bar(share)}</td><td class="text" style="${text}${cell}font-size:15px;text-align:right;">${html(amount)}</td>`;
  const row = ({ label, amount, share }: Chart['rows'][number]): string =>
    `<tr><th scope="row" class="text" style="${text}${cell}font-size:15px;">${html(label)}</th>${values(amount, share)}</tr>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;"><caption class="muted" style="${small}text-align:left;padding:0 0 4px;">${html(caption)}</caption>
${rows.map(row).join('\n')}
</table>`;
}

function buttonBox(
  { label, link }: NonNullable<Letter['button']>,
  { brand, onBrand }: ThemeColours,
  font: Theme['font'],
  radius: number,
): string {
  return `<table role="presentation" class="wide" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px;"><tr><td class="button" style="border-radius:${radius}px;background-color:${brand};">
<a href="${html(link)}" style="display:inline-block;padding:14px 24px;font-family:${fontOf(font.body)};font-size:16px;line-height:20px;font-weight:600;color:${onBrand};text-decoration:none;border-radius:${radius}px;">${html(label)}</a>
</td></tr></table>`;
}

function fallbackBox({ link, fallback, rules }: NonNullable<Letter['button']>, small: string): string {
  const rule = rules === null ? '' : `<p class="muted" style="margin:0 0 16px;${small}">${html(rules)}</p>\n`;
  return `${rule}<p class="muted" style="margin:0;${small}">${html(fallback)}<br><a href="${html(link)}" style="color:inherit;word-break:break-all;">${html(link)}</a></p>`;
}
