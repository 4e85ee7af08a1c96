import { connect } from 'node:tls';

const DAY_MS = 86_400_000;
const PATIENCE_MS = 5_000;

/** Whole days until the certificate of this host ends; null: there is no answer. It may be one that nobody should trust. */
export function readCertificateDays(host: string, now: Date, port = 443): Promise<number | null> {
  return new Promise((resolve) => {
    const socket = connect(
      { host, port, servername: host, rejectUnauthorized: false, timeout: PATIENCE_MS },
      () => {
        const ends = Date.parse(socket.getPeerCertificate().valid_to);
        socket.destroy();
        resolve(Number.isNaN(ends) ? null : Math.floor((ends - now.getTime()) / DAY_MS));
      },
    );
    const none = (): void => {
      socket.destroy();
      resolve(null);
    };
    socket.on('error', none);
    socket.on('timeout', none);
  });
}
