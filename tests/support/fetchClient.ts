/** A browser as a server sees it, over the network: keeps cookies and repeats the anti-forgery cookie in the header. */
export class FetchClient {
  readonly #base: () => string;
  readonly #cookies = new Map<string, string>();

  /** `base`: returns the API's address, read at each call because a restarted server has a new one. `session`: token of an existing session. */
  constructor(base: () => string, session?: string) {
    this.#base = base;
    if (session !== undefined) this.#cookies.set('ebbwatt_session', session);
  }

  async read(path: string): Promise<Response> {
    return this.#noted(await fetch(`${this.#base()}${path}`, { headers: this.#headers() }));
  }

  /** Fetches an anti-forgery token first if it has none. */
  async write(path: string, body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    if (!this.#cookies.has('ebbwatt_csrf')) await (await this.read('/reset_cookies')).text();
    const proof = {
      'content-type': 'application/json',
      'x-csrf-token': this.#cookies.get('ebbwatt_csrf') ?? '',
    };
    return this.#noted(
      await fetch(`${this.#base()}${path}`, {
        method: 'POST',
        headers: { ...this.#headers(), ...proof, ...headers },
        body: JSON.stringify(body),
      }),
    );
  }

  #headers(): Record<string, string> {
    return this.#cookies.size === 0
      ? {}
      : { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  #noted(answer: Response): Response {
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.#cookies.set(name, decodeURIComponent(value));
    }
    return answer;
  }
}
