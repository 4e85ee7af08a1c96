import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** Parts that Relay always loads and this app doesn't use: 6 kB of the first load together. */
export const unusedRelay = [
  'react-relay/lib/relay-hooks/useFragmentInternal_CURRENT',
  'react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL',
  'react-relay/lib/relay-hooks/useEntryPointLoader',
  'react-relay/lib/relay-hooks/loadEntryPoint',
  'react-relay/lib/relay-hooks/EntryPointContainer.react',
  'react-relay/lib/relay-hooks/useSubscription',
  'relay-runtime/lib/store/observeFragmentExperimental',
  'relay-runtime/lib/store/observeQueryExperimental',
  'relay-runtime/lib/store/waitForFragmentExperimental',
  'relay-runtime/lib/mutations/applyOptimisticMutation',
  'relay-runtime/lib/mutations/commitLocalUpdate',
  'relay-runtime/lib/mutations/RelayDeclarativeMutationConfig',
  'relay-runtime/lib/mutations/createUpdatableProxy',
  'relay-runtime/lib/mutations/readUpdatableFragment',
  'relay-runtime/lib/mutations/readUpdatableQuery',
  'relay-runtime/lib/network/RelayQueryResponseCache',
  'relay-runtime/lib/query/fetchQuery_DEPRECATED',
  'relay-runtime/lib/subscription/requestSubscription',
];

/** Every Relay store has a cache for Relay Resolvers, which this app doesn't use. */
const resolverCache = 'relay-runtime/lib/store/live-resolvers/LiveResolverCache';
const emptyResolverCache = `
module.exports.LiveResolverCache = class {
  invalidateDataIDs() {}
  notifyUpdatedSubscribers() {}
  unsubscribeFromLiveResolverRecords() {}
  invalidateResolverRecords() {}
  batchLiveStateUpdates(callback) { callback(); }
  batchLiveStateUpdatesWithoutNotify(callback) { callback(); return false; }
};
module.exports.getUpdatedDataIDs = () => new Set();`;

/** Stands in for the files of Relay that only answers from the server need, and loads them later. */
const relayAnswers = 'src/client/platform/transport/relayAnswers.ts';

/** Exports of Relay's main file that nothing in the client imports. */
const unusedExports = [
  'ConnectionHandler',
  'MutationHandlers',
  'RelayDefaultHandlerProvider',
  'NormalizationEngine',
  'normalizeResponse',
  'createFragmentSpecResolver',
  'ResolverFragments',
  'createPayloadFor3DField',
  'deepFreeze',
  'RelayProfiler',
];

/** Packages of which two others install identical copies. */
const twins: Readonly<Record<string, string>> = {
  'intl-messageformat': '@formatjs/intl',
  '@formatjs/fast-memoize': '@formatjs/intl',
};

/** React Router's package always exports its development build; the production build is next to it. */
export const production: Readonly<Record<string, string>> = {
  'react-router': 'react-router/dist/production/index.mjs',
  'react-router/dom': 'react-router/dist/production/dom-export.mjs',
};

/** The file of each export of `react-relay/hooks`, which is one CommonJS file that loads all of them. */
const relayHook = (name: string): string =>
  name === 'graphql' || name === 'fetchQuery' || name === 'commitMutation'
    ? `import { ${name} } from 'relay-runtime';`
    : name === 'loadQuery'
      ? `import { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery';`
      : `import ${name} from 'react-relay/lib/relay-hooks/${name}';`;

/** Imports each of Relay's hooks from its own file, so that pagination loads with the screens that page. */
const splitRelayHooks = (code: string): string =>
  code.replace(
    /^import \{([^}]*)\} from 'react-relay\/hooks';$/gm,
    (line, names: string) =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map(relayHook)
        // Keeps the line numbers below.
        .join(' ') + line.replace(/[^\n]/g, ''),
  );

/** A package's file without code that this app can't reach. */
function withoutUnused(code: string, id: string): string {
  const cut = cuts
    .filter(({ file }) => id.endsWith(`/node_modules/${file}`))
    .reduce((left, { from, to }) => left.replaceAll(new RegExp(from, 'gm'), to), code);
  if (!id.includes('react-router')) return cut;
  // The bundler drops unused components once their creation and naming are marked as free of side effects.
  return cut
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
    .replace(/^\w+\.displayName = "\w+";$/gm, '');
}

interface Cut {
  /** Path in `node_modules`. */
  readonly file: string;
  readonly from: RegExp;
  readonly to: string;
}

const router = 'react-router/dist/production/chunk-7RTFRKQW.mjs';

/** Code paths inside a package's file that this app can't reach. */
export const cuts: readonly Cut[] = [
  {
    file: 'relay-runtime/lib/index.js',
    from: new RegExp(`^var (${unusedExports.join('|')}) = require\\('[^']+'\\);$`),
    to: 'var $1 = {};',
  },
  ...(
    [
      ['RelayDefaultHandlerProvider', '../handlers/', 'handlerProvider'],
      ['normalizeResponse', './', 'normalizeResponse'],
      ['RelayPublishQueue', './', 'PublishQueue'],
    ] as const
  ).map(([name, folder, standIn]) => ({
    file: 'relay-runtime/lib/store/RelayModernEnvironment.js',
    from: new RegExp(`require\\('${folder.replaceAll('.', '\\.')}${name}'\\)`),
    to: `require('${relayAnswers}').${standIn}`,
  })),
  {
    file: 'relay-runtime/lib/store/RelayModernEnvironment.js',
    from: /require\('\.\/OperationExecutor'\)/,
    to: `require('${relayAnswers}')`,
  },
  // The store has no handlers of missing fields.
  {
    file: 'relay-runtime/lib/store/DataChecker.js',
    from: /= new RelayRecordSourceProxy\(.*\);$/,
    to: '= null;',
  },
  {
    file: 'relay-runtime/lib/store/DataChecker.js',
    from: /^var RelayRecordSourceProxy = .*$/,
    to: '',
  },
  {
    file: 'relay-runtime/lib/store/DataChecker.js',
    from: /^    var (_iterator\d?) = [^\n]*this\._handlers\),[^]*?\1\.f\(\);\n    \}\n/,
    to: '',
  },
  // Queries name none of these kinds of fields.
  ...(
    [
      [
        'RelayReader',
        '_readResolverField|_readResolverFieldImpl|_propagateResolverMetadata|_readClientEdge|_readActorChange|_readModuleImport',
      ],
      [
        'RelayReferenceMarker',
        '_traverseClientEdgeToClientObject|_traverseResolverField|_traverseModuleImport',
      ],
      ['DataChecker', '_checkActorChange|_checkModuleImport|_checkResolver'],
    ] as const
  ).map(([name, methods]) => ({
    file: `relay-runtime/lib/store/${name}.js`,
    from: new RegExp(`^  _proto\\.(?:${methods}) = function [^]*?^  \\};\\n`),
    to: '',
  })),
  // The store has no log.
  ...['RelayModernStore', 'DataChecker'].map((name) => ({
    file: `relay-runtime/lib/store/${name}.js`,
    from: /^( *)if \((?:this\._*)?log != null\) \{\n[^]*?^\1\}\n/,
    to: '',
  })),
  // Prefetching links is for React Router's framework mode.
  {
    file: router,
    from: /= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);(?=\s*let internalOnClick)/,
    to: '= [false, null, {}];',
  },
  {
    file: router,
    from: /return shouldPrefetch && !isAbsolute \? .* : link;/,
    to: 'return link;',
  },
  // The app uses neither router instrumentation nor server components.
  {
    file: router,
    from: /if \(init\.instrumentations\) \{/,
    to: 'if (false) {',
  },
  {
    file: router,
    from: /if \(this\.context(?= && typeof error|\) \{\s*return [^;]*RSCErrorHandler)/,
    to: 'if (false',
  },
  // Routes have loaders alone: no actions, fetchers or forms.
  {
    file: router,
    from: /^    \} else if \(opts && opts\.submission && isMutationMethod\([^]*?^    \}\n(?=    let \{\n      shortCircuited,)/,
    to: '    }\n',
  },
  { file: router, from: /^    fetch: fetch2,\n/, to: '' },
  {
    file: router,
    from: /^(function normalizeNavigateOptions\(.*\n)[^]*?^\}\n/,
    to: '$1  return { path };\n}\n',
  },
  { file: router, from: /^  fetchLoadMatches\.forEach\(\(f, key\) => \{[^]*?^  \}\);\n/, to: '' },
  // Navigations have no view transitions.
  {
    file: router,
    from: /^    if \(pendingAction === "POP" \/\* Pop \*\/ && [^]*?^    \}\n(?=    updateState\()/,
    to: '',
  },
  {
    file: router,
    from: /^    if \(isBrowser3\) \{\n      restoreAppliedTransitions\([^]*?^    \}\n/,
    to: '',
  },
  {
    file: router,
    from: /^      if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\) \{$/,
    to: '      if (true) {',
  },
  {
    file: router,
    from: /^  React3\.useEffect\(\(\) => \{\n    if \(vtContext\.isTransitioning && !vtContext\.flushSync\)[^]*?^  \}, \[vtContext\.isTransitioning, interruption\]\);\n/,
    to: '',
  },
  // Warnings are for developers.
  { file: router, from: /^( *)(?:warning|warnOnce)\(\n(?:\1 .*\n)+\1\);\n/, to: '' },
  // Every component is inside a route of the data router.
  {
    file: router,
    from: /return isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\);/,
    to: 'return useNavigateStable();',
  },
  // Calls have no middleware, and only two methods.
  { file: 'openapi-fetch/dist/index.mjs', from: /if \(finalMiddlewares\.length\) \{/, to: 'if (false) {' },
  {
    file: 'openapi-fetch/dist/index.mjs',
    from: /^    (?:\/\*\* .* \*\/\n    )?(?:request|PUT|DELETE|OPTIONS|HEAD|PATCH|TRACE|use|eject)\([^)]*\) \{\n[^]*?^    \},?\n/,
    to: '',
  },
  // Messages need numbers, dates and plurals; screens also join lists.
  {
    file: '@formatjs/intl/index.js',
    from: /^\t\tget(?:DurationFormat|RelativeTimeFormat|DisplayNames): memoize\([^]*?strategies\.variadic\n\t\t\}\),?\n/,
    to: '',
  },
  {
    file: '@formatjs/intl/index.js',
    from: /^\t\tformat(?:NumberToParts|Duration|DurationToParts|RelativeTime|DateToParts|Time|DateTimeRange|TimeToParts|Plural|ListToParts|DisplayName): .*\n/,
    to: '',
  },
];

/** Keeps package code that the browser doesn't need out of the client build. */
export function leanPackagesPlugin(root: string): Plugin {
  const require = createRequire(`${root}/package.json`);
  const unused = new RegExp(
    `[\\\\/]node_modules[\\\\/](${[resolverCache, ...unusedRelay].join('|').replace(/\./g, '\\.')})\\.js$`,
  );
  return {
    name: 'ebbwatt:lean-packages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      order: 'pre',
      handler(source) {
        if (source === relayAnswers) return `${root}/${relayAnswers}`;
        const file = production[source];
        if (file !== undefined) return `${root}/node_modules/${file}`;
        const owner = twins[source];
        return owner === undefined ? undefined : createRequire(require.resolve(owner)).resolve(source);
      },
    },
    transform: {
      filter: {
        id: /[\\/](?:react-router[\\/]dist[\\/]production|relay-runtime[\\/]lib|openapi-fetch[\\/]dist|@formatjs[\\/]intl|src[\\/]client)[\\/]/,
      },
      handler: (code, id) => ({
        code: id.includes('node_modules') ? withoutUnused(code, id) : splitRelayHooks(code),
        map: null,
      }),
    },
    load(id) {
      const part = unused.exec(id)?.[1];
      if (part === undefined) return undefined;
      if (part === resolverCache) return emptyResolverCache;
      const says = `The build leaves out ${basename(part)}`;
      return `module.exports = new Proxy({}, { get: () => () => { throw new Error(${JSON.stringify(says)}); } });`;
    },
  };
}
