import { describe, expect, it } from 'vitest';
import { parseCaptchaMessage } from './captchaFrame.ts';

describe('a message of the captcha frame', () => {
  it.each([
    ['an answer', { captcha: { token: 'abc' } }, { token: 'abc' }],
    ['an answer that is over', { captcha: { token: null } }, { token: null }],
    ['a height', { captcha: { height: 78 } }, { height: 78 }],
    ['an empty answer is none', { captcha: { token: '' } }, {}],
    ['a height out of all proportion', { captcha: { height: 1e9 } }, {}],
    ['not a number', { captcha: { height: Number.NaN, token: 7 } }, {}],
    ['what another script says', { token: 'abc' }, null],
    ['text', 'captcha', null],
    ['nothing', null, null],
  ])('%s', (_what, data, news) => {
    expect(parseCaptchaMessage(data)).toEqual(news);
  });
});
