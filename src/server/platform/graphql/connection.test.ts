import { describe, expect, it } from 'vitest';
import { toConnection, toPage } from './connection.ts';

const all = ['ann', 'ben', 'cleo', 'dan', 'eve'].map((name) => ({ name, id: `id-${name}` }));
const read = ({ limit, after }: ReturnType<typeof toPage>) =>
  all.filter(({ name }) => after === null || name > (after[0] ?? '')).slice(0, limit + 1);
const ask = (first: number, after: string | null = null) => {
  const page = toPage({ first, after });
  return toConnection(read(page), page, all.length, ({ name, id }) => [name, id]);
};

describe('a connection over a sorted list', () => {
  it('returns every row exactly once across all pages', () => {
    const names: string[] = [];
    let after: string | null = null;
    do {
      const page: ReturnType<typeof ask> = ask(2, after);
      names.push(...page.edges.map(({ node }) => node.name));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(names).toEqual(all.map(({ name }) => name));
  });

  it('reports whether there are other pages', () => {
    expect(ask(5).pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    expect(ask(2, ask(2).pageInfo.endCursor).pageInfo).toMatchObject({
      hasNextPage: true,
      hasPreviousPage: true,
    });
    expect(ask(2).totalCount).toBe(5);
  });

  it('treats an invalid cursor as the beginning, and limits the page size', () => {
    expect(ask(1, 'nonsense').edges[0]?.node.name).toBe('ann');
    expect(toPage({ first: 10_000 }).limit).toBe(100);
    expect(toPage({ first: -3 }).limit).toBe(0);
  });

  it('is the whole list where all of it is asked for', () => {
    expect(toPage({ first: 1, all: true }).limit).toBeGreaterThan(1_000_000);
    expect(toPage({ first: 1, all: false }).limit).toBe(1);
  });
});
