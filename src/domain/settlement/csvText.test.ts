import { expect, it } from 'vitest';
import { csvTable, spreadsheetText } from './csvText.ts';

it('quotes what separates cells, and ends each row by CRLF', () => {
  expect(
    csvTable([
      ['a,b', 'say "yes"', null],
      [1, true, 'two\nlines'],
    ]),
  ).toBe('"a,b","say ""yes""",\r\n1,true,"two\nlines"\r\n');
});

it.each([
  ['=1+1', "'=1+1"],
  ['+cmd', "'+cmd"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['Promo code =1', 'Promo code =1'],
])('keeps text that a spreadsheet would take for a formula as text: %j', (cell, expected) => {
  expect(spreadsheetText(cell)).toBe(expected);
});
