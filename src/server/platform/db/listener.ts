import pg from 'pg';

/** After a lost connection. */
const RETRY_MS = 1_000;

/** Hears a channel's messages on a connection of its own and connects again when it is lost. */
export class Listener {
  readonly #options: pg.ClientConfig;
  readonly #channel: string;
  readonly #heard: (message: string | null) => void;
  readonly #lost: (error: Error) => void;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | null = null;
  #closed = false;
  isListening = false;

  constructor(
    options: pg.ClientConfig,
    channel: string,
    heard: (message: string | null) => void,
    lost: (error: Error) => void,
  ) {
    this.#options = options;
    this.#channel = channel;
    this.#heard = heard;
    this.#lost = lost;
    void this.#connect();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client(this.#options);
    this.#client = client;
    client.on('error', (error) => {
      if (!this.#closed) this.#lost(error);
    });
    client.on('end', () => this.#again(client));
    client.on('notification', ({ payload }) => this.#heard(payload ?? null));
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(this.#channel)}`);
    } catch {
      await client.end().catch(() => undefined);
      this.#again(client);
      return;
    }
    if (this.#closed || this.#client !== client) return;
    this.isListening = true;
    // Messages sent before now were not heard.
    this.#heard(null);
  }

  #again(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.isListening = false;
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.#connect(), RETRY_MS);
    this.#timer.unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.isListening = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }
}
