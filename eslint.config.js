import relay from 'eslint-plugin-relay';
import tseslint from 'typescript-eslint';
import { lineLength } from './.ci/lint/lineLength.js';
import { renderPurity } from './.ci/lint/renderPurity.js';
import { unusedFields } from './.ci/lint/unusedFields.js';

const no = (selector, message) => ({ selector, message });

const everywhere = [
  no('ExportAllDeclaration', 'No barrels: import from the file that has it.'),
  no('ExportNamedDeclaration[source]', 'No barrels: import from the file that has it.'),
  no('ExportDefaultDeclaration', 'A name that is the same everywhere: export it by name.'),
  no('TSEnumDeclaration', 'A union of strings does the same and is erased.'),
];

const noWallClock = [
  no(
    'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    'Time comes from the clock that is handed down.',
  ),
  no(
    'NewExpression[callee.name="Date"][arguments.length=0]',
    'Time comes from the clock that is handed down.',
  ),
  no('CallExpression[callee.name="Date"]', 'Time comes from the clock that is handed down.'),
];

const noChance = [
  no(
    'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
    'Pure rules take chance as an argument.',
  ),
];

const sameOnBothSides = [
  no(
    'MemberExpression[property.name=/^formatRange/]',
    'Node and the browser format ranges differently; put two formatted times side by side.',
  ),
  no('JSXAttribute[name.name="noSsr"]', 'Render the same on the server.'),
  no(
    'Identifier[name=/^(?:useMediaQuery|NoSsr)$/]',
    'Widths are a matter for the style sheet: the server does not know them.',
  ),
];

const noTextInComponents = [
  no('JSXText[value=/\\p{L}/u]', 'Text belongs into the messages.'),
  no('JSXElement > JSXExpressionContainer > Literal[value=/\\p{L}/u]', 'Text belongs into the messages.'),
  no(
    'JSXElement > JSXExpressionContainer > TemplateLiteral > TemplateElement[value.raw=/\\p{L}/u]',
    'Text belongs into the messages.',
  ),
  no(
    'JSXAttribute[name.name=/^(?:aria-label|aria-description|aria-roledescription|aria-valuetext|title|alt|placeholder|label|heading|hint|caption)$/] > Literal[value=/\\p{L}/u]',
    'Text belongs into the messages.',
  ),
];

const ebbwatt = {
  rules: { 'line-length': lineLength, 'render-purity': renderPurity, 'unused-fields': unusedFields },
};

const tests = ['**/*.test.ts', '**/*.test.tsx', 'tests/**/*.ts', 'tests/**/*.tsx'];
const isNotDefault = ({ selector }) => selector !== 'ExportDefaultDeclaration';
const syntax = (...lists) => ({ 'no-restricted-syntax': ['error', ...lists.flat()] });

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'dist/',
      'data/',
      'brands/',
      'coverage/',
      'gallery/',
      'test-results/',
      'playwright-report/',
      'codegen/relay/',
      'codegen/graphql/',
      'codegen/rest/',
    ],
  },
  // Comments can't disable a rule; a wrong rule is changed here.
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parser: tseslint.parser },
    rules: {
      ...syntax(everywhere),
      // Here and not among oxlint's rules, because there a comment could switch it off.
      'no-warning-comments': [
        'error',
        {
          terms: ['todo', 'fixme', 'xxx', 'hack', 'eslint-disable', 'oxlint-disable', 'coming soon'],
          location: 'anywhere',
        },
      ],
    },
  },
  { files: ['src/**/*.ts', 'src/**/*.tsx'], plugins: { ebbwatt }, rules: { 'ebbwatt/line-length': 'error' } },
  {
    files: [
      // Drawings, one a line.
      'src/server/demo/rewards/pictures.ts',
      // Texts for members, one paragraph a line: a line's end is a paragraph's end.
      'src/server/demo/offers/offers.ts',
    ],
    rules: { 'ebbwatt/line-length': 'off' },
  },
  {
    files: ['src/domain/**/*.ts'],
    ignores: tests,
    rules: syntax(everywhere, noWallClock, noChance, sameOnBothSides),
  },
  {
    files: ['src/server/**/*.ts', 'src/server/**/*.tsx'],
    ignores: [...tests, 'src/server/platform/{clock,movableClock,db/folderLock}.ts'],
    rules: syntax(everywhere, noWallClock),
  },
  // A subject's only entry point for other subjects, so it re-exports its files' names one by one.
  {
    files: ['src/server/*/service.ts'],
    rules: syntax(
      everywhere.filter(({ selector }) => selector !== 'ExportNamedDeclaration[source]'),
      no('ExportNamedDeclaration[source.value=/^[.][.]/]', 'A subject offers what is its own.'),
      noWallClock,
    ),
  },
  {
    files: ['src/client/**/*.ts', 'src/client/**/*.tsx'],
    ignores: tests,
    plugins: { ebbwatt },
    rules: {
      ...syntax(everywhere, noWallClock, sameOnBothSides, noTextInComponents),
      'ebbwatt/render-purity': 'error',
    },
  },
  // Only the browser's entry reads the machine's clock, to create the app's clock.
  {
    files: [
      'src/client/app/browser.tsx',
      'src/client/worker/serviceWorker.ts',
      'src/client/platform/clock/*.ts',
    ],
    rules: { ...syntax(everywhere, sameOnBothSides, noTextInComponents), 'ebbwatt/render-purity': 'off' },
  },
  {
    files: ['src/client/**/*.ts', 'src/client/**/*.tsx'],
    plugins: { relay, ebbwatt },
    rules: {
      'relay/graphql-syntax': 'error',
      'relay/graphql-naming': 'error',
      'relay/no-future-added-value': 'error',
      'ebbwatt/unused-fields': 'error',
      'relay/function-required-argument': 'error',
      'relay/hook-required-argument': 'error',
    },
  },
  // Components read the fields they query. Loaders and other files without a component query for the screen next to them.
  { files: ['src/client/**/*.ts'], rules: { 'ebbwatt/unused-fields': 'off' } },
  // Route modules: the router uses a lazy module's default export.
  {
    files: ['src/client/{member,internal}/**/*Screen.tsx'],
    rules: syntax(everywhere.filter(isNotDefault), noWallClock, sameOnBothSides, noTextInComponents),
  },
  // Tools that read their configuration from the default export, and types of packages that have one.
  { files: ['*.config.ts', '**/*.d.ts'], rules: syntax(everywhere.filter(isNotDefault)) },
);
