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
];
