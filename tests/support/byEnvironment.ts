import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * A worker, with all that it has loaded, is kept for the next file only if that has the same environment. So a project's
 * files with a page come first, in the usual order, then those without.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(hasPage), ...own.filter((file) => !hasPage(file))];
    });
  }
}

const known = new Map<string, boolean>();

function hasPage({ moduleId }: TestSpecification): boolean {
  const answer =
    known.get(moduleId) ?? /^\/\/ @vitest-environment happy-dom$/m.test(readFileSync(moduleId, 'utf8'));
  known.set(moduleId, answer);
  return answer;
}
