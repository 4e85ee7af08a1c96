import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { InternalKey } from '../../src/domain/features/roleKeys.ts';
import {
  address,
  cards,
  counted,
  fill,
  filterLinks,
  heading,
  list,
  listed,
  onPhone,
  press,
  saved,
  sortBy,
} from './staffPages.ts';
import type { WholeApp } from './wholeApp.tsx';

/** What a list of the staff area has to show, and to ask the server for. */
interface StaffList {
  readonly path: string;
  readonly roles: readonly InternalKey[];
  readonly heading: string;
  /** The list's name, if it isn't the page's. */
  readonly caption?: string;
  readonly columns: readonly string[];
  /** The names of all rows in the list's own order. */
  readonly names: readonly string[];
  /** A row in full. */
  readonly row: Readonly<Record<string, string>>;
  /** By column: its name in the address, and the rows' names in its ascending order; rows that are equal are a list. */
  readonly sorts: Readonly<Record<string, readonly [key: string, names: readonly Place[]]>>;
  readonly search?: {
    readonly label: string;
    /** In the address. */
    readonly as: string;
    readonly text: string;
    readonly finds: readonly string[];
  };
  /** What its file begins with, and a line of it. */
  readonly file?: { readonly head: string; readonly line: string | RegExp };
  /** Filters that are links, or the choices of a list, by what they say: the address, and what they leave. */
  readonly filters?: {
    readonly label: string;
    readonly each: Readonly<Record<string, readonly [query: string, names: readonly string[]]>>;
  };
  /** What another brand's staff read, who have none of it. */
  readonly empty?: string;
  /** More rows than a page has. */
  readonly many?: { readonly page: number; fill(count: number): Promise<unknown> };
}

type Place = string | readonly string[];

/** These names, those of equal rows in the order of the alphabet. */
function inPlaces(names: readonly string[], places: readonly Place[]): readonly Place[] {
  const left = [...names];
  return places.map((place) =>
    typeof place === 'string' ? (left.shift() ?? '') : left.splice(0, place.length).toSorted(),
  );
}

const NOTHING = 'No matches. Try a different search or filter.';

/** Tests of one list on the real server. */
export function testList(app: WholeApp, given: StaffList): void {
  const { caption = given.heading, path, names } = given;
  const open = async (to = path, brand = 'default') =>
    app.open(to, { as: await app.newStaff(given.roles, { brand }), brand });

  describe(`the list of ${path}`, () => {
    it('has a heading, columns, and the values of each row; the server sorts, filters and searches it, and the address keeps how', async () => {
      const page = await open();
      expect(heading()).toBe(given.heading);
      await listed(caption, names);
      const { columns, rows } = list(caption);
      expect(columns).toEqual(given.columns);
      expect(rows).toContainEqual(given.row);
      expect(counted()).toBe(`${names.length} ${names.length === 1 ? 'row' : 'rows'}`);

      for (const [choice, [query, left]] of Object.entries(given.filters?.each ?? {})) {
        const label = given.filters?.label ?? '';
        if (filterLinks(label).all.length === 0) await fill({ [label]: choice });
        else await press(choice, document.querySelector(`nav[aria-label="${label}"]`) ?? undefined);
        await waitFor(() => expect([choice, window.location.search]).toEqual([choice, query]));
        await waitFor(() => expect([choice, list(caption).names]).toEqual([choice, left]));
      }

      await page.go(path);
      await listed(caption, names);
      for (const [column, [key, sorted]] of Object.entries(given.sorts)) {
        expect([column, await sortBy(caption, column)]).toEqual([column, 'ascending']);
        expect(address()).toContain(`sort=${key}`);
        await waitFor(() =>
          expect([column, ...inPlaces(list(caption).names, sorted)]).toEqual([column, ...sorted]),
        );
      }
      const [last] = Object.keys(given.sorts).slice(-1);
      if (last !== undefined) {
        expect(await sortBy(caption, last)).toBe('descending');
        expect(address()).toContain(`sort=-${given.sorts[last]?.[0]}`);
      }

      if (given.search === undefined) return;
      const { label, as, text, finds } = given.search;
      await fill({ [label]: text });
      await listed(caption, finds);
      expect(new URLSearchParams(window.location.search).get(as)).toBe(text);
      await fill({ [label]: 'zzz-nothing' });
      await waitFor(() => expect(list(caption).empty).toBe(NOTHING));
    });

    it.each(given.file === undefined ? [] : [given.file])('is saved whole as a table', async (file) => {
      await open();
      await listed(caption, names);
      const [head, ...lines] = await saved(caption);
      expect(head).toBe(file.head);
      expect(lines).toHaveLength(names.length);
      expect(lines).toContainEqual(expect.stringMatching(file.line));
    });

    it.each(given.empty === undefined ? [] : [given.empty])(
      'says what it lacks where there is nothing',
      async (empty) => {
        await open(path, 'us-mobile');
        await waitFor(() => expect(list(caption).empty).toBe(empty));
      },
    );

    it.each(given.many === undefined ? [] : [given.many])(
      'has cards and further pages on a phone, which a reload leaves open',
      async (many) => {
        await many.fill(many.page);
        const all = many.page + names.length;
        await onPhone(async () => {
          const page = await open();
          await waitFor(() => expect(cards(caption)).toHaveLength(many.page));
          expect(counted()).toBe(`${many.page} of ${all} rows`);
          await press('Show more');
          await waitFor(() => expect(cards(caption)).toHaveLength(all));
          expect(counted()).toBe(`${all} rows`);
          await page.load();
          await waitFor(() => expect(cards(caption)).toHaveLength(all));
        });
      },
    );
  });
}
