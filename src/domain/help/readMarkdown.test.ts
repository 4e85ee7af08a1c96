import { describe, expect, it } from 'vitest';
import { plainText, readMarkdown } from './readMarkdown.ts';

const plain = { strong: false, emphasized: false, href: null };

describe('the Markdown of an article', () => {
  it('has paragraphs, headings, lists, words that stand out, links and buttons', () => {
    const { blocks, faults } = readMarkdown(
      [
        'Open **Devices**, and *wait*. Or [ask us](mailto:help@ebbwatt.example).',
        '## On a phone',
        '- One\n- Two, **bold**',
        '1. First\n2. Then',
        '[See your devices](/devices)',
      ].join('\n\n'),
    );
    expect(faults).toEqual([]);
    expect(blocks).toEqual([
      {
        kind: 'paragraph',
        lines: [
          [
            { ...plain, text: 'Open ' },
            { ...plain, text: 'Devices', strong: true },
            { ...plain, text: ', and ' },
            { ...plain, text: 'wait', emphasized: true },
            { ...plain, text: '. Or ' },
            { ...plain, text: 'ask us', href: 'mailto:help@ebbwatt.example' },
            { ...plain, text: '.' },
          ],
        ],
      },
      { kind: 'heading', lines: [[{ ...plain, text: 'On a phone' }]] },
      {
        kind: 'bullets',
        lines: [
          [{ ...plain, text: 'One' }],
          [
            { ...plain, text: 'Two, ' },
            { ...plain, text: 'bold', strong: true },
          ],
        ],
      },
      { kind: 'steps', lines: [[{ ...plain, text: 'First' }], [{ ...plain, text: 'Then' }]] },
      { kind: 'button', lines: [[{ ...plain, text: 'See your devices', href: '/devices' }]] },
    ]);
    expect(plainText(blocks)).toContain('Open Devices, and wait. Or ask us.\nOn a phone\nOne\nTwo, bold');
  });

  it.each([
    ['a script', '<script>alert(1)</script>', 'markup', '<script>alert(1)</script>'],
    ['a tag in a line', 'Hi <b onclick="x()">you</b>', 'markup', 'Hi <b onclick="x()">you</b>'],
    ['a picture', '![cat](/cat.png)', 'markup', '![cat](/cat.png)'],
    ['a table', '|a|b|\n|-|-|\n|1|2|', 'markup', '|a|b|\n|-|-|\n|1|2|'],
    ['a list in a list', '- a\n  - b', 'markup', 'a- b'],
    ['a link that runs a script', '[x](javascript:alert(1))', 'link', '[x](javascript:alert(1))'],
    ['a link to another host in disguise', '[x](//evil.example)', 'link', '[x](//evil.example)'],
    ['a link in disguise by case', '[x](JAVASCRIPT:alert(1))', 'link', '[x](JAVASCRIPT:alert(1))'],
  ])('shows %s as text, and says that it is a fault', (_name, text, fault, shown) => {
    const { blocks, faults } = readMarkdown(text);
    expect(faults).toEqual([fault]);
    expect(plainText(blocks)).toBe(shown);
    expect(blocks.flatMap(({ lines }) => lines.flat()).map(({ href }) => href)).not.toContainEqual(
      expect.anything(),
    );
  });
});
