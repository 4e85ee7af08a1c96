/**
 * Rendered pages, evicted least recently used first, limited by size. Nonce and exact time are inserted on sending.
 */
export class PageCache<Page extends { readonly bytes: number }> {
  readonly #limit: number;
  readonly #pages = new Map<string, Page>();
  #bytes = 0;

  constructor(limitBytes: number) {
    this.#limit = limitBytes;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pages.size;
  }

  get(key: string): Page | undefined {
    const page = this.#pages.get(key);
    if (page === undefined) return undefined;
    // A Map keeps insertion order, so re-inserting makes the entry the most recent.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  set(key: string, page: Page): void {
    this.#remove(key);
    if (page.bytes > this.#limit) return;
    this.#pages.set(key, page);
    this.#bytes += page.bytes;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const page = this.#pages.get(key);
    if (page === undefined) return;
    this.#pages.delete(key);
    this.#bytes -= page.bytes;
  }
}
