import type { FastifyReply } from 'fastify';
import { html, Html } from './html.ts';

export interface Page {
  readonly title: string;
  readonly lang?: 'en' | 'fr';
  readonly body: Html;
  /** Color of the heading's bar and of buttons. */
  readonly colour?: string;
  /** Wide for lists; otherwise a narrow column. */
  readonly wide?: boolean;
  /** The bar's content. */
  readonly brand?: string;
  readonly links?: Html;
}

const STYLE = `
:root{
  color-scheme:light dark;
  --accent:#1f5f8b;
  --paper:#fff;
  --ground:#f3f4f6;
  --ink:#16202b;
  --soft:#51606e;
  --line:#c9d1d9;
  --bad:#a4262c;
  --good:#19692c;
  --badge:#e4ebf2;
}
@media (prefers-color-scheme:dark){
  :root{
    --paper:#18202a;
    --ground:#0f151c;
    --ink:#edf2f7;
    --soft:#a9b7c4;
    --line:#3a4756;
    --bad:#ff9a9a;
    --good:#86dba0;
    --badge:#2a3744;
  }
}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
.bar{background:var(--accent);color:#fff;padding:.75rem 1rem;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;align-items:baseline}
.bar strong{font-size:1.1rem}.bar a{color:#fff}.bar span{opacity:.95}
main{max-width:34rem;margin:1.5rem auto;padding:0 1rem 3rem}main.wide{max-width:72rem}
h1{font-size:1.5rem;line-height:1.25;margin:.25rem 0 .75rem}
h2{font-size:1.2rem;margin:2rem 0 .5rem}
h3{font-size:1rem;margin:0}
h2,h3{overflow-wrap:anywhere}
a{color:inherit;text-underline-offset:.15em}
.card{background:var(--paper);border:1px solid var(--line);border-radius:10px;padding:1rem;margin:0 0 1rem}
.soft{color:var(--soft)}.bad{color:var(--bad)}.good{color:var(--good)}
label,legend{font-weight:600}fieldset{border:0;padding:0;margin:0 0 1rem;min-width:0}
.choice{
  display:flex;
  gap:.6rem;
  align-items:flex-start;
  padding:.6rem .75rem;
  border:1px solid var(--line);
  border-radius:8px;
  margin:.4rem 0;
  font-weight:400;
  min-height:44px;
  cursor:pointer;
}
.choice:has(:checked){border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
.choice input{margin-top:.3rem}
.choice>span{min-width:0;overflow-wrap:anywhere}
input[type=text],input[type=email],input[type=number],input[type=datetime-local],select,textarea{
  width:100%;
  font:inherit;
  color:inherit;
  background:var(--paper);
  border:1px solid var(--soft);
  border-radius:6px;
  padding:.5rem .6rem;
  min-height:44px;
}
button,.button{
  display:inline-block;
  font:inherit;
  font-weight:600;
  min-height:44px;
  padding:.5rem 1rem;
  border-radius:8px;
  border:1px solid var(--accent);
  background:var(--accent);
  color:#fff;
  cursor:pointer;
  text-decoration:none;
}
button.plain,.button.plain{background:transparent;color:var(--ink);border-color:var(--soft)}
:focus-visible{outline:3px solid #e3a008;outline-offset:2px}
.row{display:flex;flex-wrap:wrap;gap:.6rem;align-items:end}.row>*{flex:0 1 auto}.row>.grow{flex:1 1 11rem}
.badge{display:inline-block;background:var(--badge);border-radius:999px;padding:.1rem .6rem;font-size:.9rem;overflow-wrap:anywhere}
.grid{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,21rem),1fr))}.grid .card{margin:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.15rem .9rem;margin:.5rem 0}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
.card form+form{margin-top:.75rem}details{margin-top:.75rem}summary{cursor:pointer;font-weight:600;padding:.3rem 0}
iframe{width:100%;height:30rem;border:1px solid var(--line);border-radius:8px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--ground);border-radius:8px;padding:.75rem;margin:.5rem 0;font-size:.95rem}
table{border-collapse:collapse;width:100%}
th,td{
  text-align:left;
  padding:.35rem .5rem;
  border-bottom:1px solid var(--line);
  vertical-align:top;
  min-width:6.5rem;
}
.scroll{overflow-x:auto}
`;

/** Sends a page without scripts; forms post to the partner. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  const { title, lang = 'en', body, colour, wide = false, brand, links } = page;
  const paint = colour === undefined ? '' : `:root{--accent:${colour}}`;
  const { text } = html`<!doctype html>
      <html lang="${lang}">
        <head>
          <meta charset="utf-8">
          <meta name="viewport" content="width=device-width,initial-scale=1">
          <meta name="robots" content="noindex">
          <title>${title}</title>
          <link rel="icon" href="data:,">
          <style>${new Html(STYLE + paint)}</style>
        </head>
        <body>
          <header class="bar"><strong>${brand ?? 'Sandbox'}</strong>${links ?? ''}</header>
          <main${wide ? new Html(' class="wide"') : ''}>${body}</main>
        </body>
      </html>`;
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'self'",
    )
    .send(text);
}
