import { expect, it } from 'vitest';
import { partnerAddress } from './partnerAddress.ts';

it.each([
  [
    'https://login.cedar.example/oauth/authorize?state=1',
    'https://login.cedar.example/oauth/authorize?state=1',
  ],
  ['http://localhost:6700/utility/cpl/oauth/authorize', 'http://localhost:6700/utility/cpl/oauth/authorize'],
  ['http://127.0.0.1:6700/', 'http://127.0.0.1:6700/'],
  ['http://login.cedar.example/', null],
  ['http://localhost.evil.example/', null],
  ['javascript:alert(1)', null],
  ['data:text/html,hello', null],
  ['//evil.example', null],
  ['/signup', null],
  ['https://somebody:secret@login.cedar.example/', null],
  ['', null],
  [null, null],
])("SGN-10: the utility's login page: %s", (text, address) => {
  expect(partnerAddress(text)).toBe(address);
});
