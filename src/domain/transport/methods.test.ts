import { describe, expect, it } from 'vitest';
import { supportedMethod, UnsupportedMethodError } from './methods.ts';

describe('methods', () => {
  it.each([
    ['GET', 'GET'],
    ['POST', 'POST'],
    ['post', 'POST'],
  ])('NET-14: %s is supported', (method, sent) => {
    expect(supportedMethod(method)).toBe(sent);
  });

  it.each(['FOO', 'PUT', 'DELETE', ''])('NET-14: "%s" is an error with the specified text', (method) => {
    expect(() => supportedMethod(method)).toThrow(UnsupportedMethodError);
    expect(() => supportedMethod(method)).toThrow(/^Invalid or unsupported api fetch method provided\.$/);
  });
});
