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

/** Calls the API with one visitor's rights, in process. */
export type PageApi = (call: PageCall) => Promise<PageAnswer>;

/**
 * The API calls of one page, each made once. Their answers determine the page, so they are the cache's key. The calls
 * of an earlier page at the same address can be made ahead, so that a cached page is found without running its
 * loaders.
 */
export class PageCalls {
  readonly #api: PageApi;
  readonly #answers = new Map<string, { readonly call: PageCall; readonly answer: Promise<PageAnswer> }>();
  readonly #used = new Set<string>();

  constructor(api: PageApi) {
    this.#api = api;
  }

  /** Makes these calls ahead. A failed one fails again when a loader makes it. */
  async make(calls: readonly PageCall[]): Promise<void> {
    await Promise.allSettled(calls.map((call) => this.#made(call)));
  }

  /** `fetch` for the rendered app. */
  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const call = {
      method: request.method,
      path: pathname + search,
      body: request.body === null ? null : await request.text(),
    };
    this.#used.add(callKey(call));
    const { status, text } = await this.#made(call);
    const hasNoBody = status === 204 || status === 304;
    return new Response(hasNoBody ? null : text, { status, headers: { 'content-type': 'application/json' } });
  };

  /** Calls made by loaders. */
  used(): PageCall[] {
    return [...this.#answers].filter(([key]) => this.#used.has(key)).map(([, { call }]) => call);
  }

  /** Calls and answers, in an order independent of their timing. */
  async withAnswers(calls: readonly PageCall[]): Promise<readonly (string | number)[]> {
    const keys = calls.map(callKey).sort();
    const answers = await Promise.all(
      keys.map(async (key) => {
        const { status, text } = (await this.#answers.get(key)?.answer.catch(() => undefined)) ?? {
          status: 0,
          text: '',
        };
        return [key, status, text];
      }),
    );
    return answers.flat();
  }

  #made(call: PageCall): Promise<PageAnswer> {
    const key = callKey(call);
    const known = this.#answers.get(key);
    if (known !== undefined) return known.answer;
    const answer = this.#api(call);
    this.#answers.set(key, { call, answer });
    return answer;
  }
}

const callKey = ({ method, path, body }: PageCall): string => `${method} ${path}\n${body ?? ''}`;
