import { describe, expect, it } from 'vitest';
import { deliveredNumbers } from './deliveredNumbers.ts';

const other = 'urn:uuid:5d1f2a90';

describe('the numbers a delivered meter may have been entered under', () => {
  it.each([
    [['6408091979'], { format: 'nem12', fileName: 'january.csv' }, ['6408091979']],
    [
      ['https://data.example/RetailCustomer/88-1234.5/UsagePoint/01', other],
      { format: 'green-button', fileName: 'feed.xml' },
      ['HTTPSDATAEXAMPLERETAILCUSTOMER8812345USAGEPOINT01', '8812345'],
    ],
    [
      ['urn:uuid:9b6c7063'],
      { format: 'green-button', fileName: '0012-3456.xml' },
      ['URNUUID9B6C7063', '00123456'],
    ],
    [
      ['urn:uuid:9b6c7063', other],
      { format: 'green-button', fileName: '0012-3456.xml' },
      ['URNUUID9B6C7063'],
    ],
    [['urn:uuid:9b6c7063'], { format: 'green-button', fileName: 'usage.xml' }, ['URNUUID9B6C7063']],
    [['urn:uuid:9b6c7063'], { format: 'green-button', fileName: '2026-07-01.xml' }, ['URNUUID9B6C7063']],
    [
      ['/UsagePoint/%E0%A4%A', other],
      { format: 'green-button', fileName: 'a.xml' },
      ['USAGEPOINTE0A4A', 'E0A4A'],
    ],
  ] as const)('%s in %j', (numbers, file, expected) => {
    expect(deliveredNumbers(numbers, file).get(numbers[0])).toEqual(expected);
  });

  it('leaves out a usage point that several meters of the file share, and keeps a customer with several meters', () => {
    const [a, b, c] = [
      '/RetailCustomer/771234/UsagePoint/0001',
      '/RetailCustomer/771234/UsagePoint/0002',
      '/RetailCustomer/889999/UsagePoint/0001',
    ];
    const found = deliveredNumbers([a, b, c], { format: 'green-button', fileName: 'feed.xml' });
    expect([a, b, c].map((number) => found.get(number)?.slice(1))).toEqual([
      ['771234'],
      ['771234', '0002'],
      ['889999'],
    ]);
  });

  it('ignores parts of an address under six characters where the file has one home', () => {
    const file = { format: 'green-button', fileName: 'feed.xml' } as const;
    expect(
      deliveredNumbers(['/RetailCustomer/4711/UsagePoint/0001'], file)
        .get('/RetailCustomer/4711/UsagePoint/0001')
        ?.slice(1),
    ).toEqual([]);
    expect(deliveredNumbers(['/UsagePoint/004711'], file).get('/UsagePoint/004711')?.slice(1)).toEqual([
      '004711',
    ]);
  });
});
