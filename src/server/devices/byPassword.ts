import { refused, RequestError } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import type { OfferedPartner } from './begin.ts';
import { fields, text } from './clouds/values.ts';
import { firstList } from './firstList.ts';
import { keepConnection, type Granted } from './newConnection.ts';
import { send } from './openCloud.ts';
import type { DeviceParts } from './parts.ts';

const WRONG_ACCOUNT = -20_601;
const DAY_SECONDS = 86_400;

/** Exchanges a member's account and password at a partner for a token, and forgets them. Throws the 400 error for a wrong pair. */
export async function connectByPassword(parts: DeviceParts, { config, partner }: OfferedPartner, owner: { readonly brandId: string; readonly memberId: string }, given: { readonly account?: string | undefined; readonly password?: string | undefined }): Promise<void> {
  const { account = '', password = '' } = given;
  if (account.trim() === '' || password === '') throw refused(say('devices.whichAccount', { partner: config.title }), { code: 'ACCOUNT_NEEDED' });
  // The partner knows us by member: a second log-in takes the place of the first.
  const terminal = parts.secrets.keyedHash('device-terminal', owner.memberId);
  const answer = await send(parts, config.id, partner, { method: 'POST', path: '/api', body: { method: 'login', params: { account: account.trim(), password, terminal } } }, {}, {});
  const body = answer.ok ? fields(answer.value) : null;
  if (body?.['error_code'] === WRONG_ACCOUNT) throw refused(say('devices.wrongAccount', { partner: config.title }), { code: 'WRONG_ACCOUNT' });
  const granted = body?.['error_code'] === 0 ? grantedOf(body['result']) : null;
  if (granted === null) throw new RequestError(503, say('devices.away', { partner: config.title }), { code: 'PARTNER_AWAY', retryAfter: 60 });
  await firstList(parts, await keepConnection(parts, { ...owner, connectionConfigId: config.id }, granted));
}

function grantedOf(value: unknown): Granted | null {
  const result = fields(value);
  const [accessToken, account, seconds] = [text(result?.['token'], 4_096), text(result?.['account'], 200), Number(result?.['expires_in'] ?? DAY_SECONDS)];
  if (accessToken === null || account === null) return null;
  return { accessToken, refreshToken: null, account, expiresInSeconds: Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds, 366 * DAY_SECONDS) : DAY_SECONDS };
}
