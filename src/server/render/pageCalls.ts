/** A call to the API that a page's loader makes. */
export interface PageCall {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly body: string | null;
}

export interface PageAnswer {
  readonly status: number;
  readonly text: string;
}

/** Answers calls with the rights of one visitor, without leaving the process. */
export type PageApi = (call: PageCall) => Promise<PageAnswer>;

/**
 * The calls made for one page. Each is made once, however often it is asked for, and all answers together say what the
 * page shows: that is what the cache of pages is keyed by. A list of calls from an earlier page of the same address can
 * be made beforehand, so that a page from the cache is found without running its loaders.
 */
export class PageCalls {
  readonly #api: PageApi;
  readonly #answers = new Map<string, { readonly call: PageCall; readonly answer: Promise<PageAnswer> }>();
  readonly #used = new Set<string>();

  constructor(api: PageApi) {
    this.#api = api;
  }

  /** Makes these calls. Those that fail are made to fail again when a loader asks for them. */
  async make(calls: readonly PageCall[]): Promise<void> {
    await Promise.allSettled(calls.map((call) => this.#made(call)));
  }

  /** `fetch` for the app that is rendered. */
  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const call = {
      method: request.method,
      path: pathname + search,
      body: request.body === null ? null : await request.text(),
    };
    this.#used.add(keyOf(call));
    const { status, text } = await this.#made(call);
    const hasNoBody = status === 204 || status === 304;
    return new Response(hasNoBody ? null : text, { status, headers: { 'content-type': 'application/json' } });
  };

  /** The calls that the loaders made. */
  used(): PageCall[] {
    return [...this.#answers].filter(([key]) => this.#used.has(key)).map(([, { call }]) => call);
  }

  /** The given calls with their answers, in an order that does not depend on who was faster. */
  async told(calls: readonly PageCall[]): Promise<readonly (string | number)[]> {
    const keys = calls.map(keyOf).sort();
    const told = await Promise.all(
      keys.map(async (key) => {
        const { status, text } = (await this.#answers.get(key)?.answer.catch(() => undefined)) ?? {
          status: 0,
          text: '',
        };
        return [key, status, text];
      }),
    );
    return told.flat();
  }

  #made(call: PageCall): Promise<PageAnswer> {
    const key = keyOf(call);
    const known = this.#answers.get(key);
    if (known !== undefined) return known.answer;
    const answer = this.#api(call);
    this.#answers.set(key, { call, answer });
    return answer;
  }
}

const keyOf = ({ method, path, body }: PageCall): string => `${method} ${path}\n${body ?? ''}`;
