import { partnerAway, refused } from '../../platform/errors.ts';
import { say } from '../../platform/messages/say.ts';
import type { OfferedPartner } from './connectByOAuth.ts';
import { accountTokens } from '../clouds/account.ts';
import { fields } from '../clouds/values.ts';
import { readFirstList } from '../sync/sync.ts';
import { saveConnection } from './saveConnection.ts';
import { send } from '../clouds/openCloud.ts';
import type { DeviceDeps } from '../deps.ts';

const WRONG_ACCOUNT = -20_601;

/** Exchanges account and password for a token without keeping them. Throws the 400 error for a wrong pair. */
export async function connectByPassword(
  deps: DeviceDeps,
  { config, partner }: OfferedPartner,
  owner: { readonly brandId: string; readonly memberId: string },
  given: { readonly account?: string | undefined; readonly password?: string | undefined },
): Promise<void> {
  const { account = '', password = '' } = given;
  if (account.trim() === '' || password === '') {
    const needed = say('devices.whichAccount', { partner: config.title });
    throw refused(needed, {
      code: 'ACCOUNT_NEEDED',
      fields: { [account.trim() === '' ? 'account' : 'password']: needed },
    });
  }
  // The terminal identifies the member: a second log-in replaces the first.
  const terminal = deps.secrets.keyedHash('device-terminal', owner.memberId);
  const answer = await send(
    deps,
    config.id,
    partner,
    {
      method: 'POST',
      path: '/api',
      body: { method: 'login', params: { account: account.trim(), password, terminal } },
    },
    {},
    {},
  );
  const body = answer.ok ? fields(answer.value) : null;
  if (body?.['error_code'] === WRONG_ACCOUNT) {
    const wrong = say('devices.wrongAccount', { partner: config.title });
    throw refused(wrong, { code: 'WRONG_ACCOUNT', fields: { password: wrong } });
  }
  const granted = body?.['error_code'] === 0 ? accountTokens(body['result']) : null;
  if (granted?.account == null) throw partnerAway(say('devices.away', { partner: config.title }), 60);
  await readFirstList(
    deps,
    await saveConnection(
      deps,
      { ...owner, connectionConfigId: config.id },
      { ...granted, account: granted.account },
    ),
  );
}
