import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { pause } from '../faults/applyFaults.ts';
import type { Faults } from '../faults/faults.ts';
import type { Outbox } from './store.ts';

export interface MailReceiver {
  readonly port: number;
  close(): Promise<void>;
}

const MOST_BYTES = 5 * 2 ** 20;

/** A sender's pool keeps idle connections open, and the sandbox's parent waits for its end. */
const CLOSES_WITHIN_MS = 500;

/** A mail server that accepts everything and stores it in the outbox. */
export async function receiveMail(
  outbox: Outbox,
  faults: Faults,
  port: number,
  options: { readonly now: () => Date; readonly hangMs: number; readonly stopping: AbortSignal },
): Promise<MailReceiver> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: MOST_BYTES,
    closeTimeout: CLOSES_WITHIN_MS,
    logger: false,
    disableReverseLookup: true,
    onAuth: (_auth, _session, callback) => callback(null, { user: 'anybody' }),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        take(Buffer.concat(chunks), session).then(
          (refusal) => callback(refusal),
          (error: unknown) => callback(error instanceof Error ? error : new Error('The mail cannot be read')),
        );
      });
    },
  });

  const take = async (raw: Buffer, session: SMTPServerSession): Promise<Error | null> => {
    const fault = faults.take('smtp', 'mail', null);
    if (fault?.kind === 'refuse') return refusal(550, 'Mailbox unavailable');
    if (fault?.kind === 'error') return refusal(451, 'Try again later');
    if (fault?.kind === 'hang' || fault?.kind === 'late')
      await pause(fault.ms ?? options.hangMs, options.stopping);
    const mail = await PostalMime.parse(raw);
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]));
    const from = toAddress(mail.from) || (session.envelope.mailFrom ? session.envelope.mailFrom.address : '');
    for (const { address } of session.envelope.rcptTo) {
      outbox.add({
        kind: 'mail',
        at: options.now().toISOString(),
        to: address,
        from,
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? null,
        headers,
      });
    }
    return fault?.kind === 'late' ? refusal(451, 'Too late') : null;
  };

  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.server.off('error', reject);
      resolve();
    });
  });
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode });
}

function toAddress(from: Address | undefined): string {
  if (!from) return '';
  return from.name ? `${from.name} <${from.address ?? ''}>` : (from.address ?? '');
}
