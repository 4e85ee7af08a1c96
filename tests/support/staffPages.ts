import { fireEvent, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';

/** Reads and uses the staff area's pages by what they say. */

const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

let width = 1_400;

/** What was said in passing: it goes away by itself. */
const heard = new Set<string>();
const listener = new MutationObserver((changes) => {
  for (const { addedNodes, target } of changes)
    if (addedNodes.length > 0 && target instanceof Element)
      for (const each of flashes(target)) heard.add(each);
});

/** Lays pages out: a list has as many columns as it has room for. Call it once in a file, at the top. */
export function layOut(): void {
  const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'clientWidth');
  beforeAll(() => {
    Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => width });
  });
  beforeEach(() => {
    heard.clear();
    listener.observe(document, { childList: true, subtree: true });
  });
  afterEach(() => listener.disconnect());
  afterAll(() => {
    delete (HTMLElement.prototype as { clientWidth?: number }).clientWidth;
    if (own !== undefined) Object.defineProperty(HTMLElement.prototype, 'clientWidth', own);
  });
}

/** As in a window of this width, in pixels, until this is over. */
export async function atWidth<Result>(pixels: number, look: () => Promise<Result>): Promise<Result> {
  width = pixels;
  try {
    return await look();
  } finally {
    width = 1_400;
  }
}

/** As on a phone, on which lists are cards, until this is over. */
export const onPhone = <Result>(look: () => Promise<Result>): Promise<Result> => atWidth(390, look);

const words = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim();

export const heading = (): string => words(document.querySelector('h1'));

/** What is on top: an open dialog, else the page. The sheets that explain figures are always there, mostly closed. */
function top(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('[role=dialog]:not([popover])')].at(-1) ?? document.body;
}

/** The panel with this heading. */
export function panel(title: string): HTMLElement {
  const found = [...document.querySelectorAll('h2, h3')].find((each) => words(each) === title);
  const place = found?.closest<HTMLElement>('section');
  if (place == null) throw new Error(`No panel “${title}”.`);
  return place;
}

/** One list as it is shown. */
interface ShownList {
  readonly columns: readonly string[];
  /** Each row's values by their columns. */
  readonly rows: readonly Readonly<Record<string, string>>[];
  /** The cells that name the rows. */
  readonly names: readonly string[];
  /** Instead of rows. */
  readonly empty: string;
}

export function list(caption: string): ShownList {
  const grid = gridOf(caption);
  if (grid.closest('[aria-busy=true]') !== null) throw new Error(`The list “${caption}” is busy.`);
  const columns = [...grid.querySelectorAll('[role=columnheader]')].map(words);
  const rows = [...grid.querySelectorAll('[role=row][data-id]')].map((row) => {
    const cells = [...row.querySelectorAll('[role=gridcell], [role=rowheader]')];
    return Object.fromEntries(columns.map((column, place) => [column, words(cells[place])]));
  });
  return {
    columns,
    rows,
    names: [...grid.querySelectorAll('[role=rowheader]')].map(words),
    empty: words(grid.querySelector('.MuiDataGrid-overlay')),
  };
}

function gridOf(caption: string): HTMLElement {
  const grid = [...document.querySelectorAll<HTMLElement>('[role=grid]')].find(
    (each) => each.getAttribute('aria-label') === caption,
  );
  if (grid === undefined) throw new Error(`No list “${caption}”.`);
  return grid;
}

/** Waits until the list has these rows, by name, in this order. */
export const listed = (caption: string, names: readonly string[]): Promise<void> =>
  waitFor(() => expect(list(caption).names).toEqual(names));

/** Presses a column's heading, which sorts the list, and answers the order that it announces. */
export async function sortBy(caption: string, column: string): Promise<string | null> {
  const find = () => {
    const header = [...gridOf(caption).querySelectorAll<HTMLElement>('[role=columnheader]')].find(
      (each) => words(each) === column,
    );
    if (header === undefined) throw new Error(`No column “${column}”.`);
    return header;
  };
  const order = () => find().getAttribute('aria-sort');
  const before = await waitFor(order);
  await user.click(find());
  await waitFor(() => {
    list(caption);
    expect(order()).not.toBe(before);
  });
  return order();
}

/** The cards of a list on a phone: each one's name, and its other values by their columns. */
export function cards(caption: string): readonly { readonly name: string; readonly text: string }[] {
  const found = [...document.querySelectorAll('ul')].find(
    (each) => each.getAttribute('aria-label') === caption,
  );
  if (found === undefined) throw new Error(`No cards “${caption}”.`);
  return [...found.children].map((card) => ({
    name: words(card.querySelector('div > div')),
    text: words(card),
  }));
}

/** What a figure's name opens: the title of the sheet, and how the figure came about. */
export function explanation(opener: HTMLElement): { readonly title: string; readonly text: string } {
  const sheet = document.getElementById(opener.getAttribute('popovertarget') ?? '');
  if (sheet?.getAttribute('role') !== 'dialog') throw new Error(`“${words(opener)}” opens nothing.`);
  return { title: words(sheet.querySelector('h2')), text: words(sheet.querySelector('p')) };
}

/** “2 rows”, below a list. */
export const counted = (): string => words(document.querySelector('p[role=status].muted'));

/** Names and values of what a page says about one thing. */
export function facts(within: Element = top()): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...within.querySelectorAll('dl:not([class*=changes]) > div')].map((each) => [
      words(each.querySelector('dt')),
      words(each.querySelector('dd')),
    ]),
  );
}

function pressable(name: string, within: Element): HTMLElement {
  const found = [
    ...within.querySelectorAll<HTMLElement>('button:not([disabled]), a[href], [role=tab]'),
  ].filter((each) => (each.getAttribute('aria-label') ?? words(each)) === name);
  if (found[0] === undefined) throw new Error(`Nothing to press says “${name}”.`);
  return found[0];
}

/** A button or link by what it says, on the top layer. */
const control = (name: string, within?: Element): Promise<HTMLElement> =>
  waitFor(() => pressable(name, within ?? top()));

export async function press(name: string, within?: Element): Promise<void> {
  await user.click(await control(name, within));
}

/** What “Download as CSV” saves, line by line: the only one here, or the one of the list with this name. */
export async function saved(place?: Element | string): Promise<readonly string[]> {
  const made = vi.spyOn(URL, 'createObjectURL');
  try {
    await press(
      'Download as CSV',
      typeof place === 'string' ? (gridOf(place).closest('.stack') ?? undefined) : place,
    );
    await waitFor(() => expect(made).toHaveBeenCalledOnce());
    const [file] = made.mock.calls[0] ?? [];
    return (file instanceof Blob ? await file.text() : '').replace('\uFEFF', '').trimEnd().split('\r\n');
  } finally {
    made.mockRestore();
  }
}

/** What can be pressed here. */
export const pressables = (within: Element = top()): readonly string[] =>
  [...within.querySelectorAll('button:not([disabled]), a[href]')].map(
    (each) => each.getAttribute('aria-label') ?? words(each),
  );

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The input with this label. */
function field(label: string, within: Element = top()): Input {
  const inputs = [...within.querySelectorAll<Input>('input, select, textarea')];
  const named = inputs.filter((input) => labelsOf(input).includes(label));
  const found = named.find((input) => !isChoice(input)) ?? named[0];
  if (found === undefined)
    throw new Error(
      `No field “${label}” among ${inputs
        .flatMap(labelsOf)
        .map((each) => `“${each}”`)
        .join(', ')}.`,
    );
  return found;
}

const isChoice = (input: Input): input is HTMLInputElement =>
  input instanceof HTMLInputElement && /checkbox|radio/.test(input.type);

function labelsOf(input: Input): readonly string[] {
  const own = input.getAttribute('aria-label');
  return own === null ? [...(input.labels ?? [])].map(words) : [own];
}

/** Labels of all fields, in their order. */
export const fields = (within: Element = top()): readonly string[] =>
  [...within.querySelectorAll<Input>('input, select, textarea')].flatMap(labelsOf);

/** What a field holds: of a list the words of its choice. */
export function value(label: string, within?: Element): string | boolean {
  const input = field(label, within);
  // The DOM of the tests remembers the first answer of `selectedOptions`.
  if (input instanceof HTMLSelectElement) return words(input.options[input.selectedIndex]);
  return isChoice(input) ? input.checked : input.value;
}

/** Fills fields in: a text, the words of a choice, or whether a box is ticked. */
export async function fill(
  values: Readonly<Record<string, string | boolean>>,
  within?: Element,
): Promise<void> {
  for (const [label, next] of Object.entries(values)) {
    const find = () => field(label, within ?? top());
    if (typeof next === 'boolean') {
      const input = await waitFor(find);
      if (isChoice(input) && input.checked !== next) await user.click(input);
      continue;
    }
    const change = () => {
      const input = find();
      return { input, value: input instanceof HTMLSelectElement ? valueOf(input, label, next) : next };
    };
    await waitFor(change);
    // Looked up again: a screen that has loaded meanwhile has a new element.
    const { input, value: chosen } = change();
    fireEvent.change(input, { target: { value: chosen } });
  }
}

function valueOf(select: HTMLSelectElement, label: string, choice: string): string {
  const found = [...select.options].find((each) => words(each) === choice);
  if (found === undefined)
    throw new Error(
      `“${label}” has no choice “${choice}” among ${[...select.options].map(words).join(', ')}.`,
    );
  return found.value;
}

/** Types into a field with a list, and chooses what is found. */
export async function choose(label: string, option: string): Promise<void> {
  await user.type(await waitFor(() => field(label)), option);
  await user.click(
    await waitFor(() => {
      const found = [...document.querySelectorAll<HTMLElement>('[role=option]')].find(
        (each) => words(each) === option,
      );
      if (found === undefined) throw new Error(`“${label}” finds no “${option}”.`);
      return found;
    }),
  );
}

/** What is chosen in a field that takes several, by name. */
export const chosen = (label: string): readonly string[] =>
  [...(field(label).closest('.MuiAutocomplete-root')?.querySelectorAll('.MuiChip-label') ?? [])].map(words);

/** What is said to be wrong with a field. */
export function fault(label: string, within?: Element): string {
  const about = field(label, within).getAttribute('aria-describedby') ?? '';
  return about
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => words(document.getElementById(id)))
    .join(' ');
}

/** The open review: nothing is saved before it. */
interface Review {
  readonly title: string;
  /** “label: before → after”, or “label: after” of something new. */
  readonly changes: readonly string[];
  readonly effects: readonly string[];
}

/** Waits for a dialog that asks for a reason. */
export async function review(): Promise<Review> {
  const dialog = await waitFor(() => {
    const found = top();
    if (found.getAttribute('role') !== 'dialog') throw new Error('No dialog is open.');
    if (found.querySelector('form') === null) throw new Error(`The dialog has no form: ${words(found)}`);
    return found;
  });
  return {
    title: words(dialog.querySelector('h2')),
    changes: [...dialog.querySelectorAll('dl[class*=changes] > div')].map((each) => {
      const [from, to] = [each.querySelector('del'), each.querySelector('ins')];
      const name = words(each.querySelector('dt'));
      return from === null ? `${name}: ${words(to)}` : `${name}: ${bare(from)} → ${bare(to)}`;
    }),
    effects: [...dialog.querySelectorAll('ul[class*=effects] > li')].map(words),
  };
}

/** Without the words that only screen readers hear. */
function bare(element: Element | null): string {
  const copy = element?.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
  return words(copy);
}

/** Gives a reason in the open review and presses its button; answers once the review is over, or refused. */
export async function confirm(button: string, reason = 'For the test'): Promise<void> {
  const dialog = top();
  await fill({ Reason: reason }, dialog);
  await press(button, dialog);
  await waitFor(() => {
    const isOver = !document.body.contains(dialog);
    if (!isOver && (dialog.querySelector('[aria-busy=true]') !== null || !isRefused(dialog)))
      throw new Error(`“${button}” is still at work.`);
  });
}

const isRefused = (dialog: Element): boolean =>
  dialog.querySelector('[role=alert], .Mui-error') !== null ||
  document.querySelector('.flash:not(.flash-success)') !== null;

/** Presses a review's button without a reason, and answers what is then asked for. */
export async function confirmWithoutReason(button: string): Promise<string> {
  await fill({ Reason: ' ' });
  await press(button);
  return waitFor(() => {
    const text = fault('Reason');
    if (text === '') throw new Error('No reason is asked for.');
    return text;
  });
}

const flashes = (within: ParentNode = document): readonly string[] =>
  [...within.querySelectorAll('.flash p')].map(words);

/** Waits for what is said once something is saved. */
export const said = (text: string): Promise<void> =>
  waitFor(() => expect([...heard, ...flashes()]).toContain(text));

/** Warnings and refusals on the top layer. */
export const alerts = (): readonly string[] =>
  [...top().querySelectorAll('[role=alert]:not(.flash)')].map(words);

/** Waits for a warning or refusal with these words on the top layer. */
export const warned = (text: string): Promise<void> => waitFor(() => expect(alerts().join()).toContain(text));

/** Waits until this text is on the page, as the whole of an element. */
export const reads = (text: string | RegExp, within?: Element): Promise<void> =>
  waitFor(() => {
    const all = words(within ?? top());
    if (typeof text === 'string' ? !all.includes(text) : !text.test(all))
      throw new Error(`“${text}” isn't in: ${all}`);
  });

/** The text of all there is. */
export const text = (within: Element = top()): string => words(within);

/** Ways to narrow a list that are links: which there are, and which one holds. */
export function filterLinks(label: string): { readonly all: readonly string[]; readonly current: string } {
  const nav = document.querySelector(`nav[aria-label="${label}"]`);
  return {
    all: [...(nav?.querySelectorAll('a') ?? [])].map(words),
    current: words(nav?.querySelector('[aria-current]')),
  };
}

/** The address without its origin. */
export const address = (): string => window.location.pathname + window.location.search;

/** Waits for another page, by its heading. */
export const opens = (title: string): Promise<void> => waitFor(() => expect(heading()).toBe(title));
