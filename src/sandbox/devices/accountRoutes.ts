import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readFields, parseInstant, type Fields } from '../support/forms.ts';
import { sameSecret } from '../support/secrets.ts';
import { isOnline } from './behaviour.ts';
import { chosenEmail } from './chosenEmail.ts';
import type { BySlug, DeviceDeps } from './deviceRoute.ts';
import { completedHours } from './energy.ts';
import type { IssuedTokens } from './grants.ts';
import { findPartner } from './partners.ts';
import { deviceWatts } from './power.ts';
import { accountPassword } from './readyDevices.ts';
import type { Device, DeviceGrant, Order } from './types.ts';

type Answer = { readonly error_code: number; readonly msg?: string; readonly result?: unknown };
type Part = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

const TOKEN_SECONDS = 30 * 86_400;
const FAILED: Answer = { error_code: -1, msg: 'Failed' };
const EXPIRED: Answer = { error_code: -20651, msg: 'Token expired' };
const OFFLINE: Answer = { error_code: -20571, msg: 'Device is offline' };
const NO_DEVICE: Answer = { error_code: -20580, msg: 'Account is not binded to the device' };
const WRONG: Answer = { error_code: -20601, msg: 'Incorrect account or password' };
const KINDS: Readonly<Record<string, string>> = { plug: 'plug', light: 'light' };

/**
 * The cloud that takes a member's account and password: one address, all requests in the body, always HTTP
 * 200.
 */
export function accountRoutes(app: FastifyInstance, deps: DeviceDeps): void {
  app.post<BySlug>(
    '/devices/:slug/api',
    { config: { partner: 'device', endpoint: endpointName } },
    (request, reply) => {
      const { slug } = request.params;
      if (!findPartner(slug, 'account')) return reply.code(404).send({ error: 'not_found' });
      const { method, params } = (request.body ?? {}) as {
        readonly method?: unknown;
        readonly params?: unknown;
      };
      if (method === 'login') return reply.send(logIn(deps, slug, readFields(params)));
      if (method === 'refreshToken')
        return reply.send(
          answerWith(deps.grants.refresh(slug, readFields(params)['refresh_token'] ?? '', TOKEN_SECONDS)),
        );
      const grant = deps.grants.live(slug, readFields(request.query)['token'] ?? null);
      if (!grant) return reply.send(EXPIRED);
      if (method === 'getDeviceList')
        return reply.send({
          error_code: 0,
          result: {
            deviceList: deps.clouds.seenBy(grant).map((device) => listed(device, deps.world.now())),
          },
        });
      return reply.send(method === 'passthrough' ? passThrough(deps, grant, params) : FAILED);
    },
  );
}

/** The request's endpoint name, for faults. */
function endpointName(request: FastifyRequest): string {
  const { method, params } = (request.body ?? {}) as {
    readonly method?: unknown;
    readonly params?: { readonly request?: Part };
  };
  if (method === 'login' || method === 'refreshToken') return 'token';
  if (method === 'getDeviceList') return 'list';
  const asked = params?.request ?? {};
  if (asked['system']?.['set_relay_state'] !== undefined || asked['count_down']?.['add_rule'] !== undefined)
    return 'command';
  return asked['emeter']?.['get_hours'] === undefined ? 'state' : 'energy';
}

function logIn(
  { store, grants }: DeviceDeps,
  partner: string,
  { account: email, password, terminal = '' }: Fields,
): Answer {
  const chosen = chosenEmail(email);
  if (chosen === null || password === undefined) return WRONG;
  // A wrong password still opens the account, so that the sandbox's page can show the right one.
  const account = store.open(partner, chosen);
  if (!sameSecret(password, accountPassword(account) ?? '')) return WRONG;
  return answerWith(grants.open(account, { terminal, seconds: TOKEN_SECONDS }));
}

function answerWith(issued: IssuedTokens | null): Answer {
  if (!issued) return EXPIRED;
  const { accessToken, refreshToken, account, expiresIn } = issued;
  return {
    error_code: 0,
    result: { token: accessToken, refresh_token: refreshToken, account, expires_in: expiresIn },
  };
}

function listed(device: Device, now: Date): Record<string, unknown> {
  return {
    deviceId: device.id,
    alias: device.name,
    deviceType: KINDS[device.kind] ?? 'other',
    status: isOnline(device, now) ? 1 : 0,
  };
}

function passThrough({ world, clouds }: DeviceDeps, grant: DeviceGrant, params: unknown): Answer {
  const { deviceId, request } = (params ?? {}) as { readonly deviceId?: unknown; readonly request?: Part };
  const device = typeof deviceId === 'string' ? clouds.seen(grant, deviceId) : null;
  if (!device) return NO_DEVICE;
  if (!request || typeof request !== 'object') return FAILED;
  const now = world.now();
  const hours = request['emeter']?.['get_hours'];
  // The cloud counts energy itself; everything else asks the device.
  if (hours === undefined && !isOnline(device, now)) return OFFLINE;
  const order = parseOrder(request, now);
  // These clouds aren't idempotent: a rule sent again is created again. They only remember its name.
  const { name } = readFields(request['count_down']?.['add_rule']);
  if (order)
    clouds.command(
      device,
      order,
      name === undefined || device.done.some(({ key }) => key === name) ? null : name,
    );
  const { from, to } = readFields(hours);
  const [first, last] = [parseInstant(from), parseInstant(to)];
  const relay = request['system']?.['set_relay_state'];
  return {
    error_code: 0,
    result: {
      responseData: {
        ...(request['system'] && {
          system: {
            ...(relay === undefined ? {} : { set_relay_state: { err_code: 0 } }),
            ...(request['system']['get_sysinfo'] === undefined
              ? {}
              : {
                  get_sysinfo: {
                    err_code: 0,
                    alias: device.name,
                    deviceId: device.id,
                    relay_state: device.setting.on ? 1 : 0,
                  },
                }),
          },
        }),
        ...(request['count_down'] && { count_down: answersTo(request['count_down'], device) }),
        ...(request['emeter'] && {
          emeter: {
            ...(request['emeter']['get_realtime'] === undefined
              ? {}
              : {
                  get_realtime: {
                    err_code: 0,
                    power_w: Math.round(deviceWatts(device, device.setting, now.getTime())),
                  },
                }),
            ...(first && last
              ? { get_hours: { err_code: 0, hours: completedHours(device, first, last, now) } }
              : {}),
          },
        }),
      },
    },
  };
}

/** Finished rules stay in the list; at most the last one is active. */
function answersTo(
  rules: Readonly<Record<string, unknown>>,
  { done, hold }: Device,
): Record<string, unknown> {
  const list = done.map(({ key }, index) => ({
    name: key,
    enable: hold?.until != null && index === done.length - 1 ? 1 : 0,
  }));
  return Object.fromEntries(
    Object.keys(rules).map((method) => [
      method,
      { err_code: 0, ...(method === 'get_rules' ? { rule_list: list } : {}) },
    ]),
  );
}

/** Switches the relay; a countdown rule switches it again after some seconds and replaces all other rules. */
function parseOrder(request: Part, now: Date): Order | null {
  const state = readFields(request['system']?.['set_relay_state'])['state'];
  const { delay_s: delay, act } = readFields(request['count_down']?.['add_rule']);
  const until =
    delay !== undefined && Number(delay) > 0
      ? new Date(now.getTime() + Number(delay) * 1_000).toISOString()
      : null;
  const change = state === undefined ? {} : { on: state === '1' };
  if (until !== null) return { kind: 'set', change, until, after: { on: act === '1' } };
  return state === undefined ? null : { kind: 'switch', change };
}
