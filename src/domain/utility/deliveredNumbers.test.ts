import { describe, expect, it } from 'vitest';
import { deliveredNumbers } from './deliveredNumbers.ts';

describe('the numbers a delivered meter may have been entered under', () => {
  it.each([
    ['6408091979', { format: 'nem12', fileName: 'january.csv', alone: true }, ['6408091979']],
    ['https://data.example/RetailCustomer/88-1234.5/UsagePoint/01', { format: 'green-button', fileName: 'feed.xml', alone: false }, ['HTTPSDATAEXAMPLERETAILCUSTOMER8812345USAGEPOINT01', '8812345']],
    ['urn:uuid:9b6c7063', { format: 'green-button', fileName: '0012-3456.xml', alone: true }, ['URNUUID9B6C7063', '00123456']],
    ['urn:uuid:9b6c7063', { format: 'green-button', fileName: '0012-3456.xml', alone: false }, ['URNUUID9B6C7063']],
    ['urn:uuid:9b6c7063', { format: 'green-button', fileName: 'usage.xml', alone: true }, ['URNUUID9B6C7063']],
    ['urn:uuid:9b6c7063', { format: 'green-button', fileName: '2026-07-01.xml', alone: true }, ['URNUUID9B6C7063']],
    ['/UsagePoint/%E0%A4%A', { format: 'green-button', fileName: 'a.xml', alone: false }, ['USAGEPOINTE0A4A', 'E0A4A']],
  ] as const)('%s in %j', (number, file, expected) => {
    expect(deliveredNumbers(number, file)).toEqual(expected);
  });
});
