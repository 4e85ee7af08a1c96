// The formatter breaks code, but neither templates nor strings nor comments. A reviewer can't see what changed in a long line.

const LONGEST = 140;

/** A line that can't be broken: the path of a drawing, or an address. */
const unbreakable = [/^\s*(?:<path )?d="[^"]*"(?: \/>)?$/, /^\s*(?:\/\/ |\* )?['"`]?https?:\/\/\S+$/];

export const lineLength = {
  meta: {
    type: 'layout',
    schema: [],
    messages: {
      long: 'This line has {{length}} characters, and {{longest}} are the limit. Lay templates and texts out like code.',
    },
  },
  create(context) {
    return {
      Program() {
        for (const [index, line] of context.sourceCode.lines.entries()) {
          if (line.length <= LONGEST || unbreakable.some((pattern) => pattern.test(line))) continue;
          context.report({
            loc: { start: { line: index + 1, column: 0 }, end: { line: index + 1, column: line.length } },
            messageId: 'long',
            data: { length: String(line.length), longest: String(LONGEST) },
          });
        }
      },
    };
  },
};
