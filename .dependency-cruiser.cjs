// Who may import whom. Everything is forbidden that the table of rooms does not name; type imports count.

const subjects =
  'account alerts archive brands session signup utility meter energy events devices rewards orders spending cashout wheel wallet offers referrals settings placements features segments experiments messages announcements analytics programs ledger settlement notifications audit backup approvals drafts schedules help money overview partner webhooks'
    .split(' ')
    .join('|');

/** Tests may reach for more than the code they test. */
const tests = '\\.test\\.tsx?$';

/** Reads over several subjects' tables, kept in the room that needs them. */
const queries = '/queries(?:\\.ts$|/)';

/** From `from`, of our own files only `to`. */
const only = (name, comment, from, to, except = []) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: [tests, ...except] },
  to: { path: '^(?:src|codegen|brands|tests)/', pathNot: to },
});

const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const clientContracts = '^codegen/(?:relay/|rest/(?:types|operations)\\.ts$)';
const serverContracts = '^codegen/(?:graphql|rest)/';

module.exports = {
  forbidden: [
    never(
      'no-circular',
      'Two files that import each other belong together, or share a third.',
      {},
      { circular: true },
    ),
    never(
      'no-unresolvable',
      'The file or package does not exist.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    never(
      'no-undeclared-package',
      'A package that package.json does not list can disappear with the next install.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    never(
      'no-tools-in-the-product',
      'The running program must not need development packages.',
      { path: '^src/', pathNot: tests },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    ),
    {
      name: 'no-orphans',
      comment: 'Nothing imports it and it imports nothing: it is forgotten.',
      severity: 'error',
      // The language worker is an entry of the build.
      from: {
        orphan: true,
        path: '^src/',
        pathNot: ['\\.d\\.ts$', tests, '^src/client/app/languageData\\.ts$'],
      },
      to: {},
    },

    only('domain-is-pure', 'The domain imports only itself.', '^src/domain/', '^src/domain/'),
    never(
      'domain-has-no-packages',
      'No I/O, no framework: the domain runs anywhere and is tested with tables. Tokenizers of XML and Markdown do no I/O either.',
      { path: '^src/domain/', pathNot: tests },
      {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional'],
        pathNot: '^node_modules/(?:saxes|marked)/',
      },
    ),

    only(
      'client-stays-in-the-browser',
      'The client imports the domain, its own folders and the contracts.',
      '^src/client/',
      ['^src/(?:client|domain)/', clientContracts],
    ),
    never(
      'client-has-no-node',
      'There is no Node in the browser.',
      { path: '^src/client/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    only('ui-gets-props', 'Presentational pieces take everything as props.', '^src/client/ui/', [
      '^src/client/(?:ui|i18n)/',
      '^src/client/platform/page/focusHeading\\.ts$',
      '^src/domain/',
    ]),
    only('i18n-imports-only-messages', 'Messages and their formats.', '^src/client/i18n/', [
      '^src/client/i18n/',
      '^src/domain/',
    ]),
    only(
      'client-platform-imports-no-screen',
      'What all screens use imports none of them.',
      '^src/client/platform/',
      ['^src/client/(?:platform|i18n)/', '^src/domain/', clientContracts],
    ),
    only(
      'shared-imports-no-screen',
      'Pieces used by several screens import none of them.',
      '^src/client/shared/',
      ['^src/client/(?:shared|ui|platform|i18n)/', '^src/domain/', clientContracts],
    ),
    only(
      'no-import-between-screens',
      'A member screen uses the shared pieces, never another screen.',
      '^src/client/member/([^/]+)/',
      ['^src/client/member/$1/', '^src/client/(?:shared|ui|platform|i18n)/', '^src/domain/', clientContracts],
    ),
    only(
      'no-import-between-staff-tools',
      'A staff tool uses the shared pieces, never a member screen or another tool.',
      '^src/client/internal/([^/]+)/',
      [
        '^src/client/internal/(?:$1|shared)/',
        '^src/client/(?:shared|ui|platform|i18n)/',
        '^src/domain/',
        clientContracts,
      ],
    ),

    only(
      'server-stays-on-the-server',
      'The server imports the domain, its own folders and the contracts.',
      '^src/server/',
      ['^src/(?:server|domain)/', serverContracts],
      ['^src/server/render/', '^src/server/app/'],
    ),
    only(
      'server-platform-imports-no-subject',
      'What all subjects use imports none of them.',
      '^src/server/platform/',
      ['^src/server/platform/', '^src/domain/', serverContracts],
    ),
    only(
      'subjects-call-services',
      'Another subject is reached through its service; only tables refer to tables.',
      `^src/server/(${subjects})/`,
      [
        '^src/server/$1/',
        '^src/server/(?:platform|readmodels)/',
        `^src/server/(?:${subjects})/service\\.ts$`,
        '^src/domain/',
        serverContracts,
      ],
      ['/tables\\.ts$', queries],
    ),
    only(
      'queries-join-tables',
      'Queries join the tables of several subjects; of other subjects they import only the tables.',
      `^src/server/(${subjects})${queries}`,
      [
        '^src/server/$1/',
        '^src/server/(?:platform|readmodels)/',
        `^src/server/(?:${subjects})/(?:tables|service)\\.ts$`,
        '^src/domain/',
        serverContracts,
      ],
    ),
    never(
      'resolver-types-are-for-resolvers',
      "The resolvers' types name the subjects' records. What a record or a use case needs of the contract is in types.ts.",
      {
        path: '^src/',
        pathNot: [
          tests,
          '[gG]raphql\\.ts$',
          '^src/server/platform/subject\\.ts$',
          '^src/server/platform/graphql/neededResolvers\\.ts$',
        ],
      },
      { path: '^codegen/graphql/resolvers\\.ts$' },
    ),
    only(
      'tables-refer-to-tables',
      'Only a foreign key refers to another table.',
      `^src/server/(${subjects})/tables\\.ts$`,
      [
        '^src/server/$1/',
        '^src/server/platform/',
        `^src/server/(?:${subjects})/tables\\.ts$`,
        '^src/domain/',
      ],
    ),
    never(
      'stores-are-private',
      'The SQL of a subject is called by that subject alone.',
      { path: '^src/server/([^/]+)/', pathNot: tests },
      { path: '^src/server/[^/]+/(?:store|queries)(?:\\.ts$|/)', pathNot: '^src/server/$1/' },
    ),
    only(
      'readmodels-join-tables',
      'Reads over several subjects for several callers: they import only tables.',
      '^src/server/readmodels/',
      [
        '^src/server/(?:readmodels|platform)/',
        `^src/server/(?:${subjects})/(?:tables|service)\\.ts$`,
        '^src/domain/',
        serverContracts,
      ],
    ),
    only('render-imports-the-client-app', "Server rendering runs the client's app.", '^src/server/render/', [
      '^src/server/(?:render|platform|readmodels)/',
      `^src/server/(?:${subjects})/service\\.ts$`,
      '^src/client/(?:app|platform|i18n|ui/icons)/',
      '^src/domain/',
      serverContracts,
      clientContracts,
    ]),
    only(
      'demo-uses-services',
      'The demonstration is created by the same services as real data.',
      '^src/server/demo/',
      [
        '^src/server/(?:demo|platform|readmodels)/',
        `^src/server/(?:${subjects})/(?:service|tables)\\.ts$`,
        '^src/server/events/signals/tables\\.ts$',
        '^src/domain/',
        serverContracts,
      ],
    ),
    never(
      'only-tests-import-the-composition-root',
      'The composition root is imported by nothing but tests and tools.',
      { path: '^src/', pathNot: ['^src/server/app/', tests] },
      { path: '^src/server/app/' },
    ),
    never(
      'product-does-not-import-the-demo',
      'The product works without its demonstration.',
      { path: '^src/', pathNot: ['^src/server/(?:app|demo)/', tests] },
      { path: '^src/server/demo/' },
    ),
    only('sandbox-imports-no-product', 'A partner uses our protocol, not our code.', '^src/sandbox/', [
      '^src/(?:sandbox|domain)/',
    ]),
    never(
      'product-does-not-import-the-sandbox',
      'The sandbox is another process: it is started by its path and called over HTTP.',
      { path: '^src/', pathNot: ['^src/sandbox/', tests] },
      { path: '^src/sandbox/' },
    ),
    only(
      'verify-imports-no-product',
      'What recomputes a file shares nothing with what made it.',
      '^src/verify/',
      '^src/verify/',
    ),
    never(
      'product-does-not-import-verify',
      'It is a program of its own, for those who get the files.',
      { path: '^src/', pathNot: ['^src/verify/', tests] },
      { path: '^src/verify/' },
    ),
    never(
      'product-imports-no-tests',
      'Tests import the product, not the other way round.',
      { path: '^src/', pathNot: tests },
      { path: '^tests/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(?:css|svg)$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
    },
    combinedDependencies: false,
  },
};
