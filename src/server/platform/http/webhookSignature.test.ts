import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { judgeSignature } from './webhookSignature.ts';

const now = Date.parse('2026-06-15T20:00:00Z');
const body = Buffer.from('{"id":"1","state":"MarketReady"}');
const sign = (seconds: number, secret = 'shared', what = body) =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.`).update(what).digest('hex')}`;
const at = (ms: number) => Math.floor((now + ms) / 1_000);
const minute = 60_000;

it.each([
  ['signed now', sign(at(0)), 'genuine'],
  ['five minutes ago', sign(at(-5 * minute)), 'genuine'],
  ['five minutes ahead', sign(at(5 * minute)), 'genuine'],
  ['longer ago', sign(at(-5 * minute - 1_000)), 'late'],
  ['further ahead', sign(at(5 * minute + 1_000)), 'late'],
  ['signed by another', sign(at(0), 'other'), 'wrong'],
  ['signed by another, long ago', sign(at(-60 * minute), 'other'), 'wrong'],
  ['for another body', sign(at(0), 'shared', Buffer.from('{}')), 'wrong'],
  ['with another time', sign(at(0)).replace(/t=\d+/, `t=${at(minute)}`), 'wrong'],
  ['with a second, old signature', `${sign(at(0))},v1=${'0'.repeat(64)}`, 'genuine'],
  ['with spaces', sign(at(0)).replace(',', ', '), 'genuine'],
  ['without a time', sign(at(0)).replace(/t=\d+,/, ''), 'unsigned'],
  ['without a signature', `t=${at(0)}`, 'unsigned'],
  ['with a short signature', `t=${at(0)},v1=abcd`, 'unsigned'],
  ['with nothing', '', 'unsigned'],
  ['with no header', undefined, 'unsigned'],
])('checks a webhook %s', (_what, header, verdict) => {
  expect(judgeSignature(header, body, 'shared', now)).toBe(verdict);
});
