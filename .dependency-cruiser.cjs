// Who may import whom. Everything is forbidden that the table of rooms does not name; type imports count.

const subjects =
  'brands session signup utility meter events devices rewards orders wheel wallet offers referrals settings placements features segments experiments messages announcements analytics programs ledger settlement notifications audit'
    .split(' ')
    .join('|');

/** Tests and the tools that tests share may reach for more than the code they test. */
const tests = '(?:\\.test\\.tsx?$|/testing/)';

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
      'Two files that need each other are one idea or three.',
      {},
      {
        circular: true,
        // The resolvers' types name what the read models give, and those name the contract's enums: types only, generated.
        viaOnly: { pathNot: '^codegen/graphql/resolvers\\.ts$' },
      },
    ),
    never(
      'no-unresolvable',
      'The file or package does not exist.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    never(
      'no-undeclared-package',
      'A package that package.json does not name may be gone tomorrow.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    never(
      'no-tools-in-the-product',
      'What only developers install must not be needed by the running program.',
      { path: '^src/', pathNot: tests },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    ),
    {
      name: 'no-orphans',
      comment: 'Nothing imports it and it imports nothing: it is forgotten.',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: ['\\.d\\.ts$', tests] },
      to: {},
    },

    only(
      'domain-is-pure',
      'The rules of the product know nothing but themselves.',
      '^src/domain/',
      '^src/domain/',
    ),
    never(
      'domain-has-no-packages',
      'No I/O, no framework: the domain runs everywhere and is proved by tables. An XML tokenizer does no I/O either.',
      { path: '^src/domain/', pathNot: tests },
      {
        dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-peer', 'npm-optional'],
        pathNot: '^node_modules/saxes/',
      },
    ),

    only(
      'client-stays-in-the-browser',
      'The client knows the domain, its own rooms and the contracts.',
      '^src/client/',
      ['^src/(?:client|domain)/', clientContracts],
    ),
    never(
      'client-has-no-node',
      'There is no Node in the browser.',
      { path: '^src/client/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    only('ui-knows-no-data', 'Presentational pieces take everything as props.', '^src/client/ui/', [
      '^src/client/(?:ui|i18n)/',
      '^src/domain/',
    ]),
    only('i18n-knows-words', 'Words and their formats.', '^src/client/i18n/', [
      '^src/client/i18n/',
      '^src/domain/',
    ]),
    only('platform-serves-screens', 'What every screen stands on knows no screen.', '^src/client/platform/', [
      '^src/client/(?:platform|i18n)/',
      '^src/domain/',
      clientContracts,
    ]),
    only('shared-serves-screens', 'Pieces of two screens know neither.', '^src/client/shared/', [
      '^src/client/(?:shared|ui|platform|i18n)/',
      '^src/domain/',
      clientContracts,
    ]),
    only(
      'screens-stand-alone',
      'A member screen uses the shared pieces, never another screen.',
      '^src/client/member/([^/]+)/',
      ['^src/client/member/$1/', '^src/client/(?:shared|ui|platform|i18n)/', '^src/domain/', clientContracts],
    ),
    only(
      'tools-stand-alone',
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
      'The server knows the domain, its own rooms and the contracts.',
      '^src/server/',
      ['^src/(?:server|domain)/', serverContracts],
      ['^src/server/render/', '^src/server/app/'],
    ),
    only(
      'platform-knows-no-subject',
      'What every subject stands on knows none of them.',
      '^src/server/platform/',
      ['^src/server/platform/', '^src/domain/', serverContracts],
    ),
    only(
      'subjects-meet-in-services',
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
      'Queries join the tables of several subjects, and see nothing else of the others than anybody may.',
      `^src/server/(${subjects})${queries}`,
      [
        '^src/server/$1/',
        '^src/server/(?:platform|readmodels)/',
        `^src/server/(?:${subjects})/(?:tables|service)\\.ts$`,
        '^src/domain/',
        serverContracts,
      ],
    ),
    only(
      'tables-refer-to-tables',
      'A foreign key names the other table, nothing else does.',
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
      'What several subjects read of several subjects: it sees their tables and nothing else of them.',
      '^src/server/readmodels/',
      [
        '^src/server/(?:readmodels|platform)/',
        `^src/server/(?:${subjects})/(?:tables|service)\\.ts$`,
        '^src/domain/',
        serverContracts,
      ],
    ),
    only('render-carries-the-client', "Server rendering runs the client's app.", '^src/server/render/', [
      '^src/server/(?:render|platform|readmodels)/',
      `^src/server/(?:${subjects})/service\\.ts$`,
      '^src/client/(?:app|platform|i18n)/',
      '^src/domain/',
      serverContracts,
      clientContracts,
    ]),
    only(
      'demo-uses-services',
      'The demonstration is made the way the product makes things.',
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
      'nobody-imports-the-root',
      'The composition root is imported by nothing but tests and tools.',
      { path: '^src/', pathNot: ['^src/server/app/', tests] },
      { path: '^src/server/app/' },
    ),
    never(
      'nobody-imports-the-demo',
      'The product does not know its demonstration.',
      { path: '^src/', pathNot: ['^src/server/(?:app|demo)/', tests] },
      { path: '^src/server/demo/' },
    ),
    only('sandbox-is-the-outside-world', 'A partner knows our protocol, not our code.', '^src/sandbox/', [
      '^src/(?:sandbox|domain)/',
    ]),
    never(
      'nobody-imports-the-outside-world',
      'The sandbox is another process: it is started by its path and spoken to by HTTP.',
      { path: '^src/', pathNot: ['^src/sandbox/', tests] },
      { path: '^src/sandbox/' },
    ),
    never(
      'product-knows-no-tests',
      'Tests know the product.',
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
