import { afterEach, beforeEach, vi } from 'vitest';

type Report = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/** Nothing has a place in a page without layout: what is observed is reported as near at once. */
class Near {
  readonly #report: Report;
  #isOver = false;
  constructor(report: Report) {
    this.#report = report;
  }
  observe(): void {
    queueMicrotask(() => this.#isOver || this.#report([{ isIntersecting: true }]));
  }
  disconnect(): void {
    this.#isOver = true;
  }
}

/** Parts below the first screen load as if the member had scrolled to them: call it once in a file. */
export function everythingIsNear(): void {
  beforeEach(() => void vi.stubGlobal('IntersectionObserver', Near));
  afterEach(() => void vi.unstubAllGlobals());
}
