import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Short enough to weigh nothing in a page that carries its styles; two files that come to the same are refused. */
const LENGTH = 3;

/** Names classes of `*.module.css` after themselves and their file, alike in the build for the browser and the one for Node. */
export function scopedNames(root: string): (name: string, path: string) => string {
  const files = new Map<string, string>();
  return (name, path) => {
    const file = relative(root, path.split('?')[0] ?? path);
    const mark = BigInt(`0x${createHash('sha256').update(file).digest('hex')}`)
      .toString(36)
      .slice(-LENGTH);
    const other = files.get(mark) ?? file;
    if (other !== file)
      throw new Error(`${file} and ${other} come to the same class names: rename one of them.`);
    files.set(mark, file);
    return `${name}-${mark}`;
  };
}
