const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for element content and quoted attributes. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** `code` and **strong** within a line. */
export const inline = (line: string): string => escaped(line).replace(/`([^`]+)`/g, '<code>$1</code>').replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');

/** Lines, lists and paragraphs: the Markdown that the contracts' descriptions use. */
export function prose(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const items = block.split(/^\s*\* /m).map((item) => item.trim()).filter((item) => item !== '');
      return /^\s*\* /.test(block) ? `<ul>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</ul>` : `<p>${inline(block)}</p>`;
    })
    .join('\n');
}

/** Of every page; what serves it to partners allows it alone. */
export const style = `
:root { color-scheme: light dark; --ink: light-dark(#1b2420, #e8efe9); --soft: light-dark(#56645c, #a9b7ae); --ground: light-dark(#fff, #141a17); --raised: light-dark(#f2f6f3, #1e2622); --line: light-dark(#d8e1db, #35403a); --link: light-dark(#0b6b4f, #7fd6b4); --get: light-dark(#0b5cad, #8bc1ff); --post: light-dark(#8a4b00, #ffbf73); }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.55 system-ui, sans-serif; color: var(--ink); background: var(--ground); }
a { color: var(--link); }
code, pre { font-family: ui-monospace, monospace; font-size: .92em; }
pre { margin: 0; padding: 12px; overflow-x: auto; background: var(--raised); border-radius: 8px; }
h1 { font-size: 1.6rem; margin: 0 0 8px; } h2 { margin: 40px 0 4px; text-transform: capitalize; } h3 { font-size: 1rem; margin: 0; font-weight: 600; } h3, summary, p, li { overflow-wrap: anywhere; } h4 { margin: 16px 0 4px; font-size: .85rem; color: var(--soft); }
header { display: flex; flex-wrap: wrap; gap: 4px 20px; padding: 12px 24px; border-bottom: 1px solid var(--line); }
.reference { display: grid; grid-template-columns: 18rem minmax(0, 56rem); gap: 40px; padding: 24px; }
.reference > nav { position: sticky; top: 24px; align-self: start; max-height: calc(100vh - 48px); overflow-y: auto; font-size: .88rem; }
nav ul { list-style: none; margin: 0 0 12px; padding: 0; } nav a { text-decoration: none; overflow-wrap: anywhere; }
article { border: 1px solid var(--line); border-radius: 12px; padding: 16px 20px; margin: 16px 0; scroll-margin-top: 16px; }
article:target { border-color: var(--link); }
.verb { font-weight: 700; } .GET { color: var(--get); } .POST { color: var(--post); }
.soft { color: var(--soft); } p { margin: 4px 0; }
table { width: 100%; border-collapse: collapse; overflow-wrap: anywhere; } td, th { text-align: left; vertical-align: top; padding: 4px 12px 4px 0; border-top: 1px solid var(--line); font-weight: normal; }
summary { cursor: pointer; margin-top: 8px; }
@media (max-width: 800px) { .reference { grid-template-columns: minmax(0, 1fr); padding: 16px; } .reference > nav { position: static; max-height: none; } }
`;

export const MAINTAINERS = '<strong>Ebbwatt, for maintainers of the API</strong> <a href="/reference/graphql">GraphiQL</a> <a href="/reference/rest">REST reference</a> <a href="/login">Log in</a>';

export function referencePage(title: string, header: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<header>${header}</header>
${body}
</body>
</html>
`;
}
