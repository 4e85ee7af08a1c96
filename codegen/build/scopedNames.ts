import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Short, because pages inline their styles; the build fails when two files get the same suffix. */
const LENGTH = 3;

/** Names classes of `*.module.css` after themselves and their file, identically in the browser's and Node's build. */
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
