import { expect, it } from 'vitest';
import { readEspiAuthorization } from './espiAuthorization.ts';

const entry = (inside: string) =>
  '<?xml version="1.0"?><entry xmlns="http://www.w3.org/2005/Atom"><content>' +
  `<espi:Authorization xmlns:espi="http://naesb.org/espi">${inside}</espi:Authorization>` +
  '</content></entry>';

it.each([
  ['0', 'revoked'],
  ['1', 'active'],
  ['2', 'denied'],
])('an authorization of status %s is %s', (code, status) => {
  expect(
    readEspiAuthorization(
      entry(
        `<espi:status>${code}</espi:status><espi:scope>FB=4_5;HistoryLength=3</espi:scope>` +
          '<espi:resourceURI>https://u.example/Batch?a=1&amp;b=2</espi:resourceURI>',
      ),
    ),
  ).toEqual({ status, scope: 'FB=4_5;HistoryLength=3', resourceUri: 'https://u.example/Batch?a=1&b=2' });
});

it('reads it without a prefix and without optional elements', () => {
  expect(
    readEspiAuthorization(
      '<Authorization xmlns="http://naesb.org/espi"><status> 1 </status></Authorization>',
    ),
  ).toEqual({ status: 'active', scope: null, resourceUri: null });
});

it.each([
  '',
  '<html>Internal Server Error</html>',
  '<status>1</status>',
  entry('<espi:status>7</espi:status>'),
  entry(''),
  '{"status":1}',
])('refuses %j', (text) => {
  expect(readEspiAuthorization(text)).toBeNull();
});
