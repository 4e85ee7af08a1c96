import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dump, load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/server/platform/root.ts';
import { testServer, type TestServer } from '../support/testServer.ts';

const run = promisify(execFile);
const folder = join(projectRoot(), 'src/server/operations');

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string }[];
  }[];
}
interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

const rules = load(readFileSync(join(folder, 'prometheus-rules.yaml'), 'utf8')) as Rules;
const dashboard = JSON.parse(readFileSync(join(folder, 'grafana-dashboard.json'), 'utf8')) as Dashboard;
const expressions = [
  ...rules.groups.flatMap((group) => group.rules.map(({ alert, expr }) => ({ where: alert, expr }))),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: title, expr }))),
];
/** Prometheus' own, of every target. */
const BUILT_IN = new Set(['up']);
const NO_METRICS = new Set(['by', 'le', 'or', 'sum', 'max', 'rate', 'increase', 'topk', 'vector']);

const hasPromtool = await run('promtool', ['--version']).then(
  () => true,
  () => false,
);
if (!hasPromtool)
  process.stderr.write('promtool is missing (Debian: prometheus): the rules’ syntax is not checked.\n');

let server: TestServer;
const temporary = mkdtempSync(join(tmpdir(), 'ebbwatt-rules-'));
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.close();
  rmSync(temporary, { recursive: true, force: true });
});

describe('the rules and the dashboard for operators', () => {
  it('name metrics and labels that the program has', async () => {
    const { metrics } = server.core.deps;
    metrics.watchProcess();
    const known = new Map<string, readonly string[]>();
    for (const { name, type, labelNames = [] } of metrics.registry.getMetricsAsArray() as unknown as {
      name: string;
      type: string;
      labelNames?: string[];
    }[]) {
      if (type === 'histogram')
        for (const part of ['bucket', 'count', 'sum']) known.set(`${name}_${part}`, [...labelNames, 'le']);
      else known.set(name, labelNames);
    }
    const named = expressions.flatMap(({ where, expr }) =>
      [...expr.matchAll(/\b((?:ebbwatt|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
        ([, name = '', matchers = '']) => ({
          where,
          name,
          labels: [...matchers.matchAll(/(\w+)\s*=/g)].map(([, label = '']) => label),
        }),
      ),
    );
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
    // Prometheus adds job and instance to each target's metrics.
    const foreign = ({ name, labels }: (typeof named)[number]) =>
      labels.filter((label) => !['job', 'instance', ...(known.get(name) ?? [])].includes(label));
    expect(named.filter((each) => foreign(each).length > 0)).toEqual([]);
    // Each of ours is on the dashboard.
    const shown = new Set(named.map(({ name }) => name.replace(/_(?:bucket|count|sum)$/, '')));
    const own = metrics.registry.getMetricsAsArray().map(({ name }) => name);
    expect(own.filter((name) => name.startsWith('ebbwatt_') && !shown.has(name))).toEqual([]);
  });

  it('use no other words than metrics, labels and functions', () => {
    const words = expressions.flatMap(({ expr }) =>
      [...expr.replaceAll(/"[^"]*"|\{[^}]*\}|\$\w+|\[[^\]]*\]/g, '').matchAll(/\b[a-z]\w*\b(?!\s*\()/g)].map(
        ([word]) => word,
      ),
    );
    const labels = new Set(
      server.core.deps.metrics.registry
        .getMetricsAsArray()
        .flatMap((metric) => (metric as unknown as { labelNames?: string[] }).labelNames ?? []),
    );
    const unknown = words.filter(
      (word) =>
        !/^(?:ebbwatt|nodejs|process)_/.test(word) &&
        ![BUILT_IN, NO_METRICS, labels, new Set(['instance'])].some((some) => some.has(word)),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  it.skipIf(!hasPromtool)('are valid for Prometheus, and alert when they should', async () => {
    await run('promtool', ['check', 'rules', join(folder, 'prometheus-rules.yaml')]);
    await run('promtool', ['test', 'rules', join(folder, 'prometheus-rules.test.yaml')]);
    const panels = dashboard.panels.flatMap(({ targets }) => targets);
    const asRules = {
      groups: [
        {
          name: 'dashboard',
          rules: panels.map(({ expr }, index) => ({
            record: `dashboard:${index}`,
            expr: expr.replaceAll('$__rate_interval', '5m'),
          })),
        },
      ],
    };
    const file = join(temporary, 'dashboard.yaml');
    writeFileSync(file, dump(asRules));
    await run('promtool', ['check', 'rules', file]);
  });
});
