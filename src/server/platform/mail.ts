import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer, { type SendMailOptions } from 'nodemailer';

export interface OutgoingMail {
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Becomes the Message-ID, so that a repeat can be recognized. */
  readonly key: string;
}

export interface Mailer {
  /** Resolves once the mail server has accepted the message or the file is written. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Sends through the mail server if one is configured, otherwise writes one `.eml` file per message for the demo. */
export function createMailer(smtpUrl: string | null, outbox: string): Mailer {
  return smtpUrl === null ? toFolder(outbox) : toServer(smtpUrl);
}

function toServer(smtpUrl: string): Mailer {
  const options = {
    url: smtpUrl,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  };
  const transport = nodemailer.createTransport(options);
  return {
    send: async (mail) => void (await transport.sendMail(toMessage(mail))),
    close: () => transport.close(),
  };
}

function toFolder(outbox: string): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail));
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      // A repeated message overwrites its file.
      await writeFile(join(outbox, `${toMessageId(mail.key)}.eml`), message as Buffer, { mode: 0o600 });
    },
    close: () => transport.close(),
  };
}

function toMessage({ from, to, subject, text, html, headers, key }: OutgoingMail): SendMailOptions {
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to,
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    ...(headers === undefined ? {} : { headers: { ...headers } }),
    messageId: `<${toMessageId(key)}@${domain}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function toMessageId(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}
