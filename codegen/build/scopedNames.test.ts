import { describe, expect, it } from 'vitest';
import { scopedNames } from './scopedNames.ts';

describe('class names of CSS modules', () => {
  it('contain their own name, differ between files, and are the same in every build', () => {
    const one = scopedNames('/here');
    const other = scopedNames('/there');
    expect(one('head', '/here/a.module.css')).toMatch(/^head-[0-9a-z]{3}$/);
    expect(one('head', '/here/a.module.css')).not.toBe(one('head', '/here/b.module.css'));
    expect(other('head', '/there/a.module.css?used')).toBe(one('head', '/here/a.module.css'));
  });

  it('fail the build when two files get the same name', () => {
    const names = scopedNames('/here');
    expect(() =>
      Array.from({ length: 2_000 }, (_, place) => names('head', `/here/${place}.module.css`)),
    ).toThrow(/come to the same class names/);
  });
});
