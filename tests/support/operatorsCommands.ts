import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../src/server/platform/root.ts';

/** The commands below a point of the operators' chapter, as one text for bash. */
export function operatorsCommands(point: string): string {
  const text = readFileSync(join(projectRoot(), 'src/server/operations/README.md'), 'utf8');
  const [, after] = text.split(`- **${point}**`);
  const block = /\n {2}```\n(.*?)\n {2}```/s.exec(after ?? '')?.[1];
  if (block === undefined) throw new Error(`The operators’ chapter has no commands for “${point}”.`);
  return block.replaceAll(/^ {2}/gm, '');
}
