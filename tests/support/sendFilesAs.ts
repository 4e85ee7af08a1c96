import { onTestFinished, vi } from 'vitest';
import type { HttpClient } from './httpClient.ts';

/** Files that the page sends, with their progress, go to the server of the test until this test is over. */
export function sendFilesAs(browser: HttpClient): void {
  class Sending {
    readonly upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
    readonly #headers: Record<string, string> = {};
    #path = '';
    #type = '';
    onload?: () => void;
    status = 0;
    response: Blob | null = null;
    open(_method: string, url: string): void {
      this.#path = new URL(url).pathname.replace(browser.prefix, '');
    }
    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }
    getAllResponseHeaders(): string {
      return `content-type: ${this.#type}\r\n`;
    }
    async send(body: Blob): Promise<void> {
      const { statusCode, headers, rawPayload } = await browser.call(this.#path, {
        body: Buffer.from(await body.arrayBuffer()),
        headers: this.#headers,
      });
      this.status = statusCode;
      this.#type = String(headers['content-type']);
      this.response = new Blob([new Uint8Array(rawPayload)]);
      this.upload.onprogress?.({ loaded: body.size, total: body.size });
      this.onload?.();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Sending);
  onTestFinished(() => void vi.unstubAllGlobals());
}
