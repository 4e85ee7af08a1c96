import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const { forbidden, options } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: IFlattenedRuleSet['forbidden'];
  options: ICruiseOptions;
};

/** A miniature product: each file, its import, and the rule that must refuse it. */
const wrong: readonly (readonly [from: string, to: string, rule: string])[] = [
  ['src/domain/meter/reachesOut.ts', 'src/server/platform/clock.ts', 'domain-is-pure'],
  ['src/domain/meter/readsFiles.ts', 'node:fs', 'domain-has-no-packages'],
  ['src/client/ui/Knowing.tsx', 'src/client/platform/session.ts', 'ui-gets-props'],
  ['src/client/ui/Calling.tsx', 'codegen/rest/types.ts', 'ui-gets-props'],
  [
    'src/client/platform/lookingUp.ts',
    'src/client/member/home/Home.tsx',
    'client-platform-imports-no-screen',
  ],
  ['src/client/shared/Piece.tsx', 'src/client/member/home/Home.tsx', 'shared-imports-no-screen'],
  ['src/client/member/events/Events.tsx', 'src/client/member/home/Home.tsx', 'no-import-between-screens'],
  [
    'src/client/member/events/Tool.tsx',
    'src/client/internal/utilities/Utilities.tsx',
    'no-import-between-screens',
  ],
  ['src/client/member/events/Routes.tsx', 'src/client/app/routes.ts', 'no-import-between-screens'],
  [
    'src/client/internal/programs/Programs.tsx',
    'src/client/member/home/Home.tsx',
    'no-import-between-staff-tools',
  ],
  [
    'src/client/internal/programs/Other.tsx',
    'src/client/internal/utilities/Utilities.tsx',
    'no-import-between-staff-tools',
  ],
  ['src/client/member/home/Server.tsx', 'src/server/platform/clock.ts', 'client-stays-in-the-browser'],
  ['src/client/member/home/Resolvers.tsx', 'codegen/graphql/resolvers.ts', 'client-stays-in-the-browser'],
  ['src/client/member/home/Files.tsx', 'node:fs', 'client-has-no-node'],
  ['src/server/meter/browser.ts', 'src/client/platform/session.ts', 'server-stays-on-the-server'],
  ['src/server/platform/subject.ts', 'src/server/meter/service.ts', 'server-platform-imports-no-subject'],
  ['src/server/events/sql.ts', 'src/server/meter/store.ts', 'stores-are-private'],
  ['src/server/events/asking.ts', 'src/server/meter/queries.ts', 'stores-are-private'],
  ['src/server/events/queries/joined.ts', 'src/server/meter/jobs.ts', 'queries-join-tables'],
  ['src/server/events/sneaky.ts', 'src/server/meter/jobs.ts', 'subjects-call-services'],
  ['src/server/events/record.ts', 'codegen/graphql/resolvers.ts', 'resolver-types-are-for-resolvers'],
  ['src/server/readmodels/home.ts', 'src/server/meter/store.ts', 'stores-are-private'],
  ['src/server/app/main.ts', 'src/server/meter/store.ts', 'stores-are-private'],
  ['src/server/meter/root.ts', 'src/server/app/wiring.ts', 'only-tests-import-the-composition-root'],
  ['src/server/meter/demo.ts', 'src/server/demo/world.ts', 'product-does-not-import-the-demo'],
  ['src/server/meter/tested.ts', 'tests/support/server.ts', 'product-imports-no-tests'],
  ['src/sandbox/devices/ours.ts', 'src/server/platform/clock.ts', 'sandbox-imports-no-product'],
  ['src/domain/meter/one.ts', 'src/domain/meter/other.ts', 'no-circular'],
  ['src/domain/meter/forgotten.ts', '', 'no-orphans'],
  ['src/domain/meter/mistyped.ts', 'src/domain/meter/absent.ts', 'no-unresolvable'],
];

const right: readonly (readonly [from: string, to: string])[] = [
  ['src/domain/events/rule.ts', 'src/domain/meter/zone.ts'],
  ['src/client/ui/Figure.tsx', 'src/domain/meter/zone.ts'],
  ['src/client/member/home/Home.tsx', 'src/client/ui/Card.tsx'],
  ['src/client/member/home/Result.tsx', 'src/client/shared/Receipt.tsx'],
  ['src/client/member/home/Query.tsx', 'codegen/relay/HomeQuery.graphql.ts'],
  ['src/client/internal/utilities/Utilities.tsx', 'src/client/internal/shared/Frame.tsx'],
  ['src/client/app/routes.ts', 'src/client/member/home/Home.tsx'],
  ['src/server/events/service.ts', 'src/server/meter/service.ts'],
  ['src/server/events/tables.ts', 'src/server/meter/tables.ts'],
  ['src/server/meter/service.ts', 'src/server/meter/store.ts'],
  ['src/server/readmodels/home.ts', 'src/server/meter/tables.ts'],
  ['src/server/events/queries/eventPage.ts', 'src/server/meter/tables.ts'],
  ['src/server/render/page.tsx', 'src/client/app/createApp.ts'],
  ['src/server/meter/rest.ts', 'codegen/rest/handlers.ts'],
  ['src/server/meter/staffGraphql.ts', 'codegen/graphql/resolvers.ts'],
  ['src/server/meter/store.ts', 'codegen/graphql/types.ts'],
];

describe('import rules', () => {
  let folder = '';
  let violations = new Map<string, Set<string>>();

  const importing = (from: string, to: string): string => {
    if (to.startsWith('node:')) return `import * as x from '${to}';\nexport const y = x;\n`;
    const up = '../'.repeat(from.split('/').length - 1);
    return `import type { X } from '${up}${to}';\nexport type Y = X;\n`;
  };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ebbwatt-imports-'));
    const content = new Map<string, string>();
    for (const [from, to] of [...wrong, ...right]) {
      content.set(
        from,
        (content.get(from) ?? '') + (to === '' ? 'export const alone = 1;\n' : importing(from, to)),
      );
      if (to !== '' && !to.startsWith('node:') && !to.endsWith('absent.ts') && !content.has(to))
        content.set(to, '');
    }
    content.set(
      'src/domain/meter/other.ts',
      importing('src/domain/meter/other.ts', 'src/domain/meter/one.ts'),
    );
    for (const [name, text] of content) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), `${text}export type X = string;\n`);
    }
    const answer = await cruise(['src', 'codegen', 'tests'], {
      ...options,
      tsConfig: {},
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden },
    });
    violations = new Map();
    for (const { from, to, rule } of (answer.output as ICruiseResult).summary.violations) {
      for (const key of [`${from} → ${to}`, from])
        violations.set(key, (violations.get(key) ?? new Set()).add(rule.name));
    }
  }, 60_000);

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(wrong)('refuses %s → %s (%s)', (from, to, rule) => {
    const found = violations.get(
      rule === 'no-unresolvable' || to === '' || to.startsWith('node:') ? from : `${from} → ${to}`,
    );
    expect([...(found ?? [])]).toContain(rule);
  });

  it.each(right)('allows %s → %s', (from, to) => {
    const found = [...(violations.get(`${from} → ${to}`) ?? [])];
    expect(found).toEqual([]);
  });
});
