import { writeFileSync } from 'node:fs';
import { readSource, root } from '../../codegen/generators/output.ts';
import { releaseChanges, type ReleasedFiles } from './releaseChanges.ts';

/**
 * `npm run contract:release`, once per release: stores the contracts that this release's app knows, and prints what
 * changed since the last one. Changes that break an older app are refused without `--major`. Exit code 1 for a refusal.
 */
export function release(
  folder: string,
  current: ReleasedFiles,
  args: readonly string[],
  print: (line: string) => void,
): number {
  const names = { schema: 'schema.graphql', openapi: 'openapi.yaml', persisted: 'persisted.json' } as const;
  const kept = {
    schema: readSource(`${folder}/${names.schema}`),
    openapi: readSource(`${folder}/${names.openapi}`),
    persisted: readSource(`${folder}/${names.persisted}`),
  };
  const unknown = args.filter((arg) => arg !== '--major');
  if (unknown.length > 0) {
    print(`There is no option ${unknown.join(' ')}. The only one is --major.`);
    return 1;
  }
  const { breaking, others } = releaseChanges(kept, current);
  for (const sentence of breaking) print(`  breaks  ${sentence}`);
  for (const sentence of others) print(`          ${sentence}`);
  if (breaking.length > 0 && !args.includes('--major')) {
    print(
      `Nothing was released: ${breaking.length} changes break apps of the last release. Deprecate instead, or release with --major.`,
    );
    return 1;
  }
  if (Object.entries(current).every(([key, text]) => text === kept[key as keyof ReleasedFiles])) {
    print('Nothing to release: the contracts are the released ones.');
    return 0;
  }
  for (const key of ['schema', 'openapi', 'persisted'] as const)
    writeFileSync(`${root}${folder}/${names[key]}`, current[key]);
  print(`Released to ${folder}: ${breaking.length} breaking changes, ${others.length} others.`);
  return 0;
}

if (process.argv[1]?.endsWith('release.ts') === true) {
  const current = {
    schema: readSource('schema.graphql'),
    openapi: readSource('openapi.yaml'),
    persisted: readSource('codegen/graphql/persisted.json'),
  };
  process.exitCode = release('tests/contract/released', current, process.argv.slice(2), (line) =>
    process.stdout.write(`${line}\n`),
  );
}
