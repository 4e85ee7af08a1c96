const packages = (...names: string[]): RegExp => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

/**
 * How the first load is cut: by how often a part changes (libraries stay cached over releases) and so that no single
 * chunk is a long task on a phone; the boot script runs them one by one. Everything else splits at the lazy routes.
 */
export const chunkGroups = [
  { name: 'react', test: packages('react', 'react-dom', 'scheduler'), priority: 50 },
  { name: 'relay', test: packages('react-relay', 'relay-runtime', 'fbjs', 'invariant', 'nullthrows', '@babel/runtime'), priority: 40 },
  { name: 'router', test: packages('react-router', 'react-router-dom', 'cookie', 'set-cookie-parser'), priority: 40 },
  {
    name: 'words',
    test: packages('react-intl', '@formatjs', 'intl-messageformat', '@tanstack', 'openapi-fetch'),
    priority: 40,
    tags: ['$initial' as const],
  },
  { name: 'app', test: /[\\/]src[\\/](?!client[\\/]app[\\/]browser)/, priority: 10, tags: ['$initial' as const] },
  // What several screens share, by who shares it; pieces too small for a request of their own go with their neighbours.
  { name: 'shared', test: /[\\/]src[\\/]/, priority: 5, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 24_000 },
];

/** A name for people: what is shared is named after all who share it, and every language's texts after their parcel. */
export function chunkName(name: string, entry: string | null): string {
  const texts = /virtual:messages\/([^/]+)\/(\w+)$/.exec(entry ?? '');
  return texts === null ? name.replace(/~.*$/, '') : `texts-${texts[1]}-${texts[2]}`;
}
